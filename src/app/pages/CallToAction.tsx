import { COMMISSION, PATHS } from '@/domain/links/paths';
import { Button } from '@/ui/form/Button';
import { Section } from '@/ui/layout/Section';
import { ButtonRow } from '@/ui/layout/Boxes';

interface CallToActionProps {
  to: string;
  children: string;
  /** Whether it also has a link to commission a film. */
  hasFilm?: boolean;
}

export function CallToAction({ to, children, hasFilm = false }: CallToActionProps) {
  return (
    <Section
      title="Make something with us"
      lead="Bring a script, a date, or only a question. We answer all three."
      action={
        <ButtonRow>
          <Button to={PATHS.booking} variant="contained">
            Book with Us
          </Button>
          {hasFilm && (
            <Button to={COMMISSION.to} variant="outlined">
              {COMMISSION.label}
            </Button>
          )}
          <Button to={to} variant="outlined">
            {children}
          </Button>
        </ButtonRow>
      }
    />
  );
}
