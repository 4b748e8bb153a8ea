import { memo, type ReactNode } from 'react';
import type { RentalRequest } from '@/domain/rental/schema';

/** Props of a part of the page of a request, stored or new, that reads some of its fields. */
export interface RequestPartProps<K extends keyof RentalRequest> {
  request: Pick<RentalRequest, K>;
}

/** Props of the inputs for some fields of a request. */
export interface RequestFieldsProps<K extends keyof RentalRequest> extends RequestPartProps<K> {
  onChange: (fields: Partial<RentalRequest>) => void;
  isDisabled?: boolean;
}

/**
 * Returns a component that renders again only when one of these fields of its request or another prop changes. A
 * keystroke then renders the part of the page that it belongs to.
 */
export function requestPart<K extends keyof RentalRequest, P extends object>(
  fields: readonly K[],
  Part: (props: P & RequestPartProps<K>) => ReactNode,
) {
  return memo(Part, ({ request: before, ...old }, { request: after, ...props }) => {
    const names = Object.keys({ ...old, ...props }) as (keyof typeof props)[];
    const isSame = (name: keyof typeof props) => Object.is(old[name], props[name]);
    return fields.every((field) => before[field] === after[field]) && names.every(isSame);
  });
}
