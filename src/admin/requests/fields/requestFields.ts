import type { RentalRequest } from '@/domain/rental/schema';

/** Props of the fields of a request. The request is stored, or a new one that is not yet. */
export interface RequestFieldsProps {
  request: RentalRequest;
  onChange: (fields: Partial<RentalRequest>) => void;
  isDisabled?: boolean;
}
