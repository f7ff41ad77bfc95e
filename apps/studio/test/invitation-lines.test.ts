import { describe, expect, it } from 'vitest';
import { readInvitationLines } from '../src/features/identity/members/invitation-lines.ts';

const read = (text: string) =>
  readInvitationLines(text).map(({ email, firstName, lastName, problem }) => [email, firstName, lastName, problem]);

describe('pasted invitations', () => {
  it.each([
    ['Salma Haddad <salma@example.org>', ['salma@example.org', 'Salma', 'Haddad', null]],
    ['salma@example.org, Salma, Haddad', ['salma@example.org', 'Salma', 'Haddad', null]],
    ['Salma\tAl Haddad\tSALMA@example.org', ['salma@example.org', 'Salma', 'Al Haddad', null]],
    ['سلمى حدّاد، salma@example.org', ['salma@example.org', 'سلمى', 'حدّاد', null]],
    ['\u200fسلمى بنت علي <salma@example.org>\u200f', ['salma@example.org', 'سلمى', 'بنت علي', null]],
    ['"Haddad" salma@example.org', ['salma@example.org', 'Haddad', '', 'name']],
    ['salma@example.org', ['salma@example.org', '', '', null]],
    ['Salma Haddad', ['', 'Salma', 'Haddad', 'email']],
    ['Salma Haddad <salma@>', ['salma@', 'Salma', 'Haddad', 'email']],
  ])('reads %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it('leaves out empty lines, keeps their numbers, and finds repetitions', () => {
    const lines = readInvitationLines('A B <a@example.org>\r\n\r\nC D <A@example.org>\n');
    expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [3, 'repeated'],
    ]);
  });

  it('take the name in both scripts from four cells', () => {
    const [both, plain] = readInvitationLines(
      'Salma\tHaddad\tسلمى\tحدّاد\tsalma@example.org\nNora, van der Berg, nora@example.org',
    );
    expect(both).toMatchObject({
      email: 'salma@example.org',
      firstName: 'Salma',
      lastName: 'Haddad',
      otherFirstName: 'سلمى',
      otherLastName: 'حدّاد',
      problem: null,
    });
    expect(plain).toMatchObject({ firstName: 'Nora', lastName: 'van der Berg', problem: null });
    expect(plain).toMatchObject({ otherFirstName: '' });
  });

  it('knows the head of a sheet, leaves further columns out and keeps quoted cells whole', () => {
    const lines = readInvitationLines(
      '\ufeffالاسم الأول;اسم العائلة;البريد الإلكتروني;الرقم\r\nماجد;الشهري;majed2@school.example;MA-٠٠٧\r\n"Odeh, Samir";samir3@school.example\r\n',
    );
    expect(lines).toMatchObject([
      { firstName: 'ماجد', lastName: 'الشهري', leftOut: ['MA-٠٠٧'], problem: null },
      { firstName: 'Samir', lastName: 'Odeh', email: 'samir3@school.example', problem: null },
    ]);
  });
});
