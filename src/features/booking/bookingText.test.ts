import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import { EMPTY_BOOKING } from '@/domain/booking/forms';
import { readMessage } from '@/domain/rental/incoming/readMessage';
import { bookingPayload, bookingText } from './bookingPayload';

const zoom: CartItem = {
  id: 'p1',
  name: 'Cine Zoom',
  quantity: 2,
  category: 'Lenses',
  image: '/z.webp',
  price: 'Price on Request',
};

it('The office reads contact details and notes from the text of a request', () => {
  const lines = fc.array(fc.constantFrom('', 'Call first', 'Phone: 0900', 'Email: b@example.com'));
  const link = 'For our office: https://slate.example/admin/requests/new#1.abc';
  fc.assert(
    fc.property(lines, fc.constantFrom('', '0803 123'), (notes, phone) => {
      const own = { ...EMPTY_BOOKING, name: 'Ada', email: 'ada@example.com', phone };
      const request = { items: [zoom], dates: null, reference: 'SL-ABC234' };
      const payload = bookingPayload({ ...request, fields: { ...own, notes: notes.join('\n') } });
      expect(readMessage(`${bookingText(payload)}\n\n${link}`)).toMatchObject({
        name: 'Ada',
        email: 'ada@example.com',
        phone,
        reference: 'SL-ABC234',
        notes: notes
          .join('\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
      });
    }),
  );
});
