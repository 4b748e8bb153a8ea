import { isOut } from '@/domain/rental/requestSteps';
import type { EventAttributes } from 'ics';
import { addDays, type Day } from '@/domain/availability/day';
import type { RentalRequest } from '@/domain/rental/schema';
import { lazyModule } from '@/ui/lazy/lazyModule';

function dateOf(day: Day): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

function eventOf(request: RentalRequest, kind: 'Pick-up' | 'Return', day: Day): EventAttributes {
  const { ref, customer, items } = request;
  const lines = [
    ...items.map(({ quantity, name }) => `${quantity} × ${name}`),
    customer.phone,
    customer.email,
  ];
  return {
    uid: `${ref}-${kind.toLowerCase()}`,
    productId: 'rental-requests',
    calName: 'Rentals',
    title: [`${kind} ${ref}`, customer.name].filter(Boolean).join(', '),
    description: lines.filter(Boolean).join('\n'),
    start: dateOf(day),
    // An event of a whole day ends with the day after it.
    end: dateOf(addDays(day, 1)),
    status: 'CONFIRMED',
    busyStatus: 'FREE',
  };
}

export function rentalEvents(requests: readonly RentalRequest[]): EventAttributes[] {
  return requests
    .filter((request) => !request.isSample && (request.status === 'confirmed' || isOut(request)))
    .flatMap((request) => [
      ...(request.status === 'confirmed' && request.from
        ? [eventOf(request, 'Pick-up', request.from)]
        : []),
      ...(request.to ? [eventOf(request, 'Return', request.to)] : []),
    ]);
}

const ics = lazyModule(() => import('ics'));

/** Returns undefined if there are no events. @throws Error if the file cannot be made */
export async function writeCalendarFile(
  requests: readonly RentalRequest[],
): Promise<string | undefined> {
  const events = rentalEvents(requests);
  if (events.length === 0) return undefined;
  const { createEvents } = await ics.load();
  const { error, value } = createEvents(events);
  if (error) throw error;
  return value ?? undefined;
}
