import { likelyTypo } from '@/domain/booking/likelyTypo';
import { Button } from './Button';

interface FieldTypoProps {
  type: 'email' | 'tel';
  value: string;
  fieldId: string;
  onChange: (value: string) => void;
}

/** Says what looks wrong in a field. A suggestion corrects it and returns to it. Empty if nothing does. */
export default function FieldTypo({ type, value, fieldId, onChange }: FieldTypoProps) {
  const typo = likelyTypo(type, value);
  if (!typo) return null;
  const { message, corrected } = typo;
  if (corrected === undefined)
    return <p style={{ margin: '6px 2px 0', fontSize: '0.875rem' }}>{message}</p>;
  const handleCorrect = () => {
    onChange(corrected);
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Button sx={{ px: 0.25, textAlign: 'left' }} onClick={handleCorrect}>
      {message}
    </Button>
  );
}
