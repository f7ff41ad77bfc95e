import '../../../app.css';
import { useQuery } from '@tanstack/react-query';
import { MessagesPart } from './messages-part.tsx';
import { termsQuery } from './organization.api.ts';
import { TermsPart } from './terms-part.tsx';
import { Loaded } from './with-settings.tsx';

/** What things are called, and every text of the interface. */
export function WordingScreen() {
  return (
    <Loaded query={useQuery(termsQuery())}>
      {({ data }) => (
        <div className="space-y-5">
          <TermsPart terms={data} />
          <MessagesPart />
        </div>
      )}
    </Loaded>
  );
}
