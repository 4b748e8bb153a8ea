import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../rentalFixture';
import type { Customer } from '../schema';
import { customersOf } from './customers';
import { planCustomers } from './planCustomers';

const at = '2026-11-24T10:00:00.000Z';

/** Plans the import of lines whose cells are separated by commas. */
function plan(lines: readonly string[], stored: readonly Customer[] = []) {
  const rows = lines.map((line, index) => ({ number: index + 1, cells: line.split(',') }));
  let count = 0;
  const newId = () => `customer-${(count += 1)}`;
  return planCustomers(rows, customersOf([sampleRequest()], stored), { at, newId });
}

const FILE = ['Name,Mobile,E-mail,Notes', 'Ada,+2348031234567,second@example.com,Film school'];

describe('a CSV file of customers', () => {
  it('adds unknown customers, and completes known ones', () => {
    const { added, changed, unchanged, columns } = plan([...FILE, 'Cy,08011111111,,']);
    expect(columns.map(({ column }) => column)).toEqual(['name', 'phone', 'email', 'note']);
    expect(added.map(({ name, phones }) => [name, phones])).toEqual([['Cy', ['08011111111']]]);
    expect(changed).toMatchObject([
      {
        customer: {
          name: 'Ada Obi',
          emails: ['ada@example.com', 'second@example.com'],
          note: 'Film school',
        },
        fields: ['email', 'note'],
      },
    ]);
    expect(unchanged).toBe(0);
  });

  it('changes nothing when it is imported again', () => {
    const stored = plan(FILE).changed.map(({ customer }) => customer);
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
      { customer: { id: 'customer-request-a', phones: ['0803 123 4567', '08099999999'] } },
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
      { customer: { idSeen: { kind: 'Passport', on: '' } }, fields: ['id seen'] },
    ]);
    const other = ['Name,Phone,ID seen', 'Ada,08031234567,Voter card'];
    expect(
      plan(
        other,
        stored.map(({ customer }) => customer),
      ),
    ).toMatchObject({ changed: [], unchanged: 1 });
  });

  it('that names two customers in one row joins no customers', () => {
    const ben = { ...customersOf([sampleRequest()], []).entries[0]?.customer } as Customer;
    const stored = { ...ben, id: 'customer-ben', phones: ['08099999999'], emails: [] };
    const { changed, problems } = plan(['Name,Phone', 'X,08031234567; 08099999999'], [stored]);
    expect(changed).toEqual([]);
    expect(problems).toMatchObject([{ row: 2 }]);
  });

  it('of a phone book has numbered columns', () => {
    const { added, columns } = plan([
      'Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,E-mail 1 - Value',
      'Cy,Mobile,08011111111 ::: 08022222222,08033333333,cy@example.com',
    ]);
    expect(columns[1]).toEqual({ given: 'Phone 1 - Label', column: undefined });
    expect(added).toMatchObject([
      { phones: ['08011111111', '08022222222', '08033333333'], emails: ['cy@example.com'] },
    ]);
  });

  it('without the columns of a name and a contact is rejected', () => {
    expect(plan(['a,b', '1,2'])).toMatchObject({ added: [], problems: [{ row: 1 }] });
  });
});
