import { styled } from '@mui/material/styles';
import { NOTES_MAX, type ContactFields, type FieldErrors } from '@/domain/booking/forms';
import { Field } from '@/ui/form/Field';

interface ContactInputsProps {
  fields: ContactFields;
  errors: FieldErrors<ContactFields>;
  isDisabled: boolean;
  onChange: (name: keyof ContactFields, value: string) => void;
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** Fields of the contact form, in the order of their validation. */
export function ContactInputs({ fields, errors, isDisabled, onChange }: ContactInputsProps) {
  const common = (name: keyof ContactFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    isRequired: true,
    isDisabled,
    onChange: (value: string) => onChange(name, value),
  });
  const { length } = fields.message;
  const overflow =
    length > NOTES_MAX
      ? `Message may have at most ${NOTES_MAX} characters (now ${length})`
      : undefined;
  return (
    <>
      <Pair>
        <Field label="Name" {...common('name')} inputProps={{ autoComplete: 'name' }} />
        <Field
          label="Email"
          type="email"
          {...common('email')}
          inputProps={{ autoComplete: 'email', inputMode: 'email' }}
        />
      </Pair>
      <Field label="Subject" {...common('subject')} inputProps={{ autoComplete: 'off' }} />
      <Field
        label="Message"
        rows={5}
        {...common('message')}
        error={overflow ?? errors.message}
        hint={<span translate="no">{`${length} / ${NOTES_MAX}`}</span>}
      />
    </>
  );
}
