import { Field } from '@/ui/form/Field';
import { FieldGrid } from './FieldGrid';
import { requestPart, type RequestFieldsProps } from './requestFields';

/** Notes for the customer, which are part of the quote, and internal ones. */
export const NotesFields = requestPart(
  ['customerNotes', 'internalNotes'],
  function NotesFields({
    request,
    onChange,
    isDisabled = false,
  }: RequestFieldsProps<'customerNotes' | 'internalNotes'>) {
    return (
      <FieldGrid>
        <Field
          label="Notes for the customer"
          name="customerNotes"
          rows={3}
          value={request.customerNotes}
          onChange={(customerNotes) => onChange({ customerNotes })}
          isDisabled={isDisabled}
          hint="Part of the quote"
        />
        <Field
          label="Internal notes"
          name="internalNotes"
          rows={3}
          value={request.internalNotes}
          onChange={(internalNotes) => onChange({ internalNotes })}
          isDisabled={isDisabled}
          hint="Never sent to the customer"
        />
      </FieldGrid>
    );
  },
);
