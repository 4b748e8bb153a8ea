import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { TESTIMONIALS_MAX } from '@/domain/page/pages';
import { FieldInputs } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { entryRecord } from '../../fields/kinds/list';
import { blankTestimonial, testimonialEntry, type TestimonialInput } from './fields';
import { HomeTabFields, type HomeFieldsProps } from './HomeParts';

const TESTIMONIALS_MIN = 1;

const [PICTURE, ...TEXTS] = testimonialEntry.rows;

interface CardProps extends FieldInputProps {
  card: TestimonialInput;
  /** Position from 1. */
  position: number;
  canRemove: boolean;
  onEdit: (key: string, value: unknown) => void;
  onRemove: () => void;
}

function TestimonialCard({ card, position, canRemove, onEdit, onRemove, ...props }: CardProps) {
  const id = useId();
  const inputs = {
    ...props,
    ...entryRecord(card, props.context),
    prefix: `${props.name}.${position - 1}.`,
    onChange: onEdit,
    besideFrom: 'md',
  } as const;
  return (
    <Card role="group" aria-labelledby={id}>
      <CardHeader
        title={`Testimonial ${position}`}
        slotProps={{ title: { id } }}
        action={
          <Button
            color="inherit"
            startIcon={<DeleteIcon />}
            disabled={props.isDisabled || !canRemove}
            aria-label={`Remove testimonial ${position}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        }
      />
      <CardContent>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2.5}>
          <Box sx={{ flex: 'none', width: 180 }}>
            <FieldInputs {...inputs} fields={[PICTURE]} />
          </Box>
          <Stack spacing={2} sx={{ flex: 1 }}>
            <FieldInputs {...inputs} fields={TEXTS} />
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}

function Cards(props: FieldInputProps<TestimonialInput[]>) {
  const { name, value: cards, error, form, context, isDisabled: isReadOnly } = props;
  const column = useRef<HTMLDivElement>(null);
  // Reads the current values when it is called: a picture can finish long after the last input.
  const put = (change: (now: TestimonialInput[]) => TestimonialInput[]) =>
    form.setValue(name, change(form.getValues(name)));
  /** Position of the card to focus when the cards have changed; 0 for none. */
  const focused = useRef(0);
  useLayoutEffect(() => {
    const input = `[name="${name}.${focused.current - 1}.name"]`;
    if (focused.current) column.current?.querySelector<HTMLInputElement>(input)?.focus();
    focused.current = 0;
  }, [name, cards]);
  const count =
    cards.length > TESTIMONIALS_MAX
      ? `${cards.length} testimonials. The home page shows the first ${TESTIMONIALS_MAX}.`
      : `${cards.length} of ${TESTIMONIALS_MAX} testimonials`;
  return (
    <Stack ref={column} spacing={2.5}>
      {cards.map((card, index) => (
        <TestimonialCard
          key={card.id}
          {...props}
          card={card}
          position={index + 1}
          canRemove={cards.length > TESTIMONIALS_MIN}
          onEdit={(key, value) =>
            put((now) => now.map((one) => (one.id === card.id ? { ...one, [key]: value } : one)))
          }
          onRemove={() => {
            focused.current = Math.max(1, index);
            put((now) => now.filter(({ id }) => id !== card.id));
          }}
        />
      ))}
      <Typography
        variant="body2"
        color={error ? 'error' : 'textSecondary'}
        role={error ? 'alert' : 'status'}
        data-invalid={error ? '' : undefined}
        tabIndex={-1}
      >
        {error ?? count}
      </Typography>
      <div>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isReadOnly || cards.length >= TESTIMONIALS_MAX}
          onClick={() => {
            focused.current = cards.length + 1;
            put((now) => [...now, blankTestimonial(context, Math.random)]);
          }}
        >
          Add Testimonial
        </Button>
      </div>
    </Stack>
  );
}

export const TestimonialsTab = (props: HomeFieldsProps) => (
  <HomeTabFields {...props} own={{ 'testimonials-cards': Cards }} />
);
