import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../rentalFixture';
import type { Customer } from '../schema';
import { customersOf } from './customers';
import { planCustomers } from './planCustomers';

const at = '2026-11-24T10:00:00.000Z';

function plan(lines: readonly string[], stored: readonly Customer[] = []) {
  const rows = lines.map((line, index) => ({ number: index + 1, cells: line.split(',') }));
  let count = 0;
  const newId = () => `customer-${(count += 1)}`;
  return planCustomers(rows, customersOf([sampleRequest()], stored), { at, newId });
}

/** What is read from all of them but the smallest. */
const CY = {
  company: 'Ade Films',
  note: 'Film school',
  emails: ['cy@example.com', 'cy@example.org'],
};

/** Heads as the programs write them, a row, what is read from it, and heads that are not used. */
const EXPORTS = [
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - Value',
    'Cy,,Ade,,,,Mr,,Cee,,Ade Films,Producer,,1990-01-01,Film school,https://example.com/cy.jpg,* myContacts,Home,cy@example.com,Work,cy@example.org,Mobile,+234 801 111 1111 ::: 08022222222,Work,08033333333,Home,1 Marina Road Lagos NG,1 Marina Road,Lagos,,,,NG,,,',
    {
      ...CY,
      phones: ['+234 801 111 1111', '08022222222', '08033333333'],
      billingAddress: '1 Marina Road Lagos NG',
    },
    'Nickname,File As,Birthday,Photo,Labels,E-mail 1 - Label,Phone 1 - Label,Address 1 - Label,Website 1 - Value,Phonetic Last Name',
  ],
  [
    'Google Contacts before 2024',
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name',
    'Cy Ade,Cyprian,,Ade,,,,,,cy@example.com,Mobile,08011111111,,Ade Films',
    { company: 'Ade Films', emails: ['cy@example.com'], phones: ['08011111111'] },
    'Group Membership,E-mail 1 - Type,Phone 1 - Type,Organization 1 - Type',
  ],
  [
    'Outlook',
    "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager's Name,Assistant's Name,Assistant's Phone,Company Yomi,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Other Street,Other City,Other State,Other Postal Code,Other Country/Region,Personal Web Page,Spouse,Schools,Hobby,Location,Web Page,Birthday,Anniversary,Notes",
    'Cy,,Ade,,,,,,cy@example.com,cy@example.org,,08011111111,,08022222222,,08033333333,,,,08044444444,08055555555,,,08066666666,,,,,,,,Ade Films,,,Ben,08077777777,,1 Marina Road,Lagos,,101241,Nigeria,2 Home Road,Lagos,,,,,,,,,,,,,,,,,Film school',
    {
      ...CY,
      phones: ['08011111111', '08022222222', '08033333333', '08066666666'],
      billingAddress: '1 Marina Road\nLagos\n101241\nNigeria',
    },
    "Title,Nickname,Pager,Business Fax,Home Fax,Assistant's Name,Assistant's Phone,Company Yomi,Web Page,Birthday",
  ],
  [
    'Thunderbird',
    'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home County,Home Post Code,Home Country,Work Address,Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1,Custom 2,Custom 3,Custom 4,Notes,',
    'Cyprian,Ade,Cy Ade,,cy@example.com,cy@example.org,,08011111111,,08044444444,,08022222222,1 Marina Road,Flat 2,Lagos,,,Nigeria,,,,,,,,,Ade Films,,,,,,,,,,Film school,',
    {
      ...CY,
      phones: ['08011111111', '08022222222'],
      billingAddress: '1 Marina Road\nFlat 2\nLagos\nNigeria',
    },
    'Nickname,Screen Name,Fax Number,Pager Number,Job Title,Web Page 1,Birth Year,Custom 1',
  ],
  [
    'Numbers',
    'Last name,First name,Company,Mobile,Work phone,Email,Street,City,Postcode,Country',
    'Ade,Cy,Ade Films,08011111111,08022222222,cy@example.com,1 Marina Road,Lagos,101241,Nigeria',
    {
      company: 'Ade Films',
      emails: ['cy@example.com'],
      phones: ['08011111111', '08022222222'],
      billingAddress: '1 Marina Road\nLagos\n101241\nNigeria',
    },
    '',
  ],
] as const;

const FILE = ['Name,Mobile,E-mail,Notes', 'Ada,+2348031234567,second@example.com,Film school'];

describe('a CSV file of customers', () => {
  it('adds unknown customers, and completes known ones', () => {
    const { added, changed, unchanged, columns } = plan([...FILE, 'Cy,08011111111,,']);
    expect(columns.map(({ column }) => column)).toEqual(['name', 'phone', 'email', 'note']);
    expect(added.map(({ name, phones }) => [name, phones])).toEqual([['Cy', ['08011111111']]]);
    const emails = ['ada@example.com', 'second@example.com'];
    expect(changed).toMatchObject([
      { record: { name: 'Ada Obi', emails, note: 'Film school' }, columns: ['email', 'note'] },
    ]);
    expect(unchanged).toBe(0);
  });

  it('changes nothing when it is imported again', () => {
    const stored = plan(FILE).changed.map(({ record }) => record);
    expect(plan(FILE, stored)).toMatchObject({ added: [], changed: [], unchanged: 1 });
  });

  it('is matched with each of its numbers and addresses, also with earlier rows', () => {
    const { added, changed } = plan([
      'Name,Phone,Email',
      'Ada,08099999999; 08031234567,',
      'Cy,08011111111,',
      'Cy,,cy@example.com; cy@example.org',
      'Cy,08011111111; 08022222222,cy@example.org',
    ]);
    expect(changed).toMatchObject([
      { record: { id: 'customer-request-a', phones: ['0803 123 4567', '08099999999'] } },
    ]);
    expect(added).toHaveLength(2);
  });

  it('names the rows that cannot be imported, and imports the others', () => {
    const { added, problems } = plan([
      'Name,Phone,Trust',
      'No contact,call me,',
      'Odd trust,08011111111,maybe',
      'Cy,08022222222,Do not rent',
    ]);
    expect(added).toMatchObject([{ name: 'Cy', trust: 'doNotRent' }]);
    expect(problems).toEqual([
      { row: 2, message: 'no phone number or e-mail address was found.' },
      { row: 3, message: 'trust: “maybe” is unknown.' },
    ]);
  });

  it('has the ID that was seen and its date, which stay if they are known', () => {
    const { added, problems } = plan([
      'Name,Phone,ID seen,ID seen on',
      'Cy,08011111111,Passport,2026-11-24',
      'Di,08022222222,Passport,',
      'Ed,08033333333,,',
      'Fi,08044444444,Passport,24/11/2026',
    ]);
    expect(added.map(({ idSeen }) => idSeen)).toEqual([
      { kind: 'Passport', on: '2026-11-24' },
      { kind: 'Passport', on: '' },
      null,
    ]);
    expect(problems).toEqual([
      { row: 5, message: 'id seen on: “24/11/2026” is not a date like 2026-11-24.' },
    ]);
    const lines = ['Name,Phone,ID seen', 'Ada,08031234567,Passport'];
    const stored = plan(lines).changed;
    expect(stored).toMatchObject([
      { record: { idSeen: { kind: 'Passport', on: '' } }, columns: ['id seen'] },
    ]);
    const other = ['Name,Phone,ID seen', 'Ada,08031234567,Voter card'];
    const again = plan(other, [stored[0]!.record]);
    expect(again).toMatchObject({ changed: [], unchanged: 1 });
  });

  it('that names two customers in one row joins no customers', () => {
    const ben = { ...customersOf([sampleRequest()], []).entries[0]?.customer } as Customer;
    const stored = { ...ben, id: 'customer-ben', phones: ['08099999999'], emails: [] };
    const { changed, problems } = plan(['Name,Phone', 'X,08031234567; 08099999999'], [stored]);
    expect(changed).toEqual([]);
    expect(problems).toMatchObject([{ row: 2 }]);
  });

  it.each(EXPORTS)('of %s is read', (_source, heads, cells, expected, unused) => {
    const { added, columns, problems } = plan([heads, cells]);
    expect(problems).toEqual([]);
    expect(added).toMatchObject([{ name: 'Cy Ade', ...expected }]);
    const left = columns.filter(({ column }) => column === undefined).map(({ given }) => given);
    expect(left).toEqual(expect.arrayContaining(unused ? unused.split(',') : []));
  });

  it('may begin with the name of a table, and have its columns in any order and notation', () => {
    const lines = [
      'Customers,,,',
      'E-MAIL,last_name,First Name,Phone (work)',
      'cy@example.com,Ade,Cy,08011111111',
    ];
    expect(plan(lines).added).toMatchObject([
      { name: 'Cy Ade', phones: ['08011111111'], emails: ['cy@example.com'] },
    ]);
  });

  it('without the columns of a name and a contact is rejected', () => {
    expect(plan(['a,b', '1,2'])).toMatchObject({ added: [], problems: [{ row: 1 }] });
  });
});
