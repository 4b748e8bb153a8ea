import { createContext, memo, useContext, type ReactNode } from 'react';
import type { RentalRequest } from '@/domain/rental/schema';
import { useAdminSelector } from '../../store/hooks';
import { selectInputs } from '../../store/unsavedSlice';

/** What the fields of a page belong to: the reference of their request. Their invalid input is kept by it. */
export const InputScope = createContext('settings');

export const invalidTextForm = (scope: string, field: string) => `request-input:${scope}:${field}`;

/** Whether a field of the page has invalid input. It must be visible, because no step is taken with it. */
export function useHasInvalidInput(): boolean {
  const start = invalidTextForm(useContext(InputScope), '');
  return useAdminSelector((state) =>
    Object.keys(selectInputs(state)).some((form) => form.startsWith(start)),
  );
}

export interface RequestPartProps<K extends keyof RentalRequest> {
  request: Pick<RentalRequest, K>;
}

interface InputProps {
  onChange: (fields: Partial<RentalRequest>) => void;
}

export type RequestFieldsProps<K extends keyof RentalRequest> = InputProps & RequestPartProps<K>;

/** The component renders again only when one of these fields or another prop changes, not with each keystroke. */
export function requestPart<K extends keyof RentalRequest, P extends object>(
  fields: readonly K[],
  Part: (props: P & RequestPartProps<K>) => ReactNode,
) {
  return memo(Part, ({ request: before, ...old }, { request: after, ...props }) => {
    const names = Object.keys(props) as (keyof typeof props)[];
    const isSame = (name: keyof typeof props) => Object.is(old[name], props[name]);
    return fields.every((field) => before[field] === after[field]) && names.every(isSame);
  });
}

export const requestFields = <K extends keyof RentalRequest>(
  fields: readonly K[],
  Part: (props: RequestFieldsProps<K>) => ReactNode,
) => requestPart<K, InputProps>(fields, Part);
