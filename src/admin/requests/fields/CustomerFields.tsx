import { Field } from '@/ui/form/Field';
import { FieldGrid } from './FieldGrid';
import { requestPart, type RequestFieldsProps } from './requestFields';

/** Name, phone and email of the customer. */
export const CustomerFields = requestPart(
  ['customer'],
  function CustomerFields({
    request,
    onChange,
    isDisabled = false,
  }: RequestFieldsProps<'customer'>) {
    const { customer } = request;
    const change = (fields: Partial<typeof customer>) =>
      onChange({ customer: { ...customer, ...fields } });
    // Browsers must not suggest the data of other customers.
    const inputProps = { autoComplete: 'off' };
    return (
      <FieldGrid>
        <Field
          label="Customer name"
          name="customerName"
          value={customer.name}
          onChange={(name) => change({ name })}
          isDisabled={isDisabled}
          inputProps={inputProps}
        />
        <Field
          label="Phone"
          name="customerPhone"
          type="tel"
          value={customer.phone}
          onChange={(phone) => change({ phone })}
          isDisabled={isDisabled}
          inputProps={inputProps}
        />
        <Field
          label="Email"
          name="customerEmail"
          type="email"
          value={customer.email}
          onChange={(email) => change({ email })}
          isDisabled={isDisabled}
          inputProps={inputProps}
        />
      </FieldGrid>
    );
  },
);
