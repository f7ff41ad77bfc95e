import { cleanCode } from '@sullam/domain/digits.ts';
import { ScanLine } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useCheckIn } from './attendance.api.ts';
import { CheckedInCard } from './checked-in.tsx';
import { CodeCamera, hasCodeReader } from './code-camera.tsx';
import { CheckInRefused } from './refusal.tsx';

interface CheckInProps {
  /** The session on whose page somebody checks in: the code of another is refused by name. */
  readonly attendanceSessionId?: number;
}

/** Checking in: by the camera where the browser reads codes, and always by the six digits. */
export function CheckIn({ attendanceSessionId }: CheckInProps) {
  const t = useT();
  const checkIn = useCheckIn();
  const [isScanning, setScanning] = useState(false);
  const [digits, setDigits] = useState('');
  const session = attendanceSessionId === undefined ? {} : { attendanceSessionId };
  const take = (code: string) => {
    setScanning(false);
    checkIn.mutate({ code, ...session });
  };
  const send = () => checkIn.mutate({ digits: cleanCode(digits), ...session });
  const again = () => {
    checkIn.reset();
    setDigits('');
    setScanning(hasCodeReader());
  };
  if (checkIn.data) return <CheckedInCard result={checkIn.data} />;
  if (checkIn.error) return <CheckInRefused cause={checkIn.error} onAgain={again} />;
  const isWhole = cleanCode(digits).length === 6;
  return (
    <Card as="section" padding="lg" className="space-y-5">
      <h2 className="text-xl">{t('attendance.titles.checkIn')}</h2>
      {isScanning ? (
        <CodeCamera onCode={take} />
      ) : hasCodeReader() ? (
        <Button full size="lg" icon={ScanLine} pending={checkIn.isPending} onClick={() => setScanning(true)}>
          {t('attendance.checkIn.scan')}
        </Button>
      ) : (
        <p className="text-muted">{t('attendance.checkIn.noCamera')}</p>
      )}
      <Form onSubmit={send} className="space-y-3">
        <TextField
          label={t('attendance.checkIn.digits')}
          hint={t('attendance.checkIn.digitsHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          dir="ltr"
          value={digits}
          onChange={(event) => setDigits(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" full disabled={!isWhole} pending={checkIn.isPending}>
          {t('attendance.checkIn.send')}
        </Button>
      </Form>
    </Card>
  );
}
