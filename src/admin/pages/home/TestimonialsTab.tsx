import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { TESTIMONIALS_MAX } from '@/domain/page/homePage';
import { PictureField } from '../../forms/pictures/PictureField';
import type { FieldInputProps } from '../../fields/inputs/FieldInput';
import { blankTestimonial, HOME_PICTURE, type TestimonialFields } from './fields';
import { FieldRow, HomeTabFields, type HomeTabProps } from './HomeParts';

const TESTIMONIALS_MIN = 1;

interface CardProps {
  card: TestimonialFields;
  /** Position from 1. */
  position: number;
  isReadOnly: boolean;
  canRemove: boolean;
  onChange: (change: Partial<TestimonialFields>) => void;
  onRemove: () => void;
}

function TestimonialCard(props: CardProps) {
  const { card, position, isReadOnly, canRemove, onChange, onRemove } = props;
  const name = `testimonial-${position}`;
  const shared = (key: 'name' | 'role' | 'text') => ({
    name: `${name}-${key}`,
    value: card[key],
    disabled: isReadOnly,
    onChange: (event: { target: { value: string } }) => onChange({ [key]: event.target.value }),
  });
  return (
    <Card role="group" aria-labelledby={name}>
      <CardHeader
        title={`Testimonial ${position}`}
        slotProps={{ title: { id: name } }}
        action={
          <Button
            color="inherit"
            startIcon={<DeleteIcon />}
            disabled={isReadOnly || !canRemove}
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
            <PictureField
              {...HOME_PICTURE}
              hasCrop
              name={`${name}-image`}
              label="Image"
              value={card.image}
              ratio={[1, 1]}
              isDisabled={isReadOnly}
              onChange={(image) => onChange({ image })}
            />
          </Box>
          <Stack spacing={2} sx={{ flex: 1 }}>
            <FieldRow>
              <TextField label="Name" {...shared('name')} />
              <TextField label="Role" {...shared('role')} />
            </FieldRow>
            <TextField label="Text" multiline rows={4} {...shared('text')} />
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}

/** One to three testimonials of clients. */
function Cards({
  name,
  value: cards,
  error,
  form,
  isDisabled: isReadOnly,
}: FieldInputProps<TestimonialFields[]>) {
  const column = useRef<HTMLDivElement>(null);
  // Reads the current values when it is called: a picture can finish long after the last input.
  const put = (change: (now: TestimonialFields[]) => TestimonialFields[]) =>
    form.setValue(name, change(form.getValues(name)));
  const focusCard = (position: number) =>
    requestAnimationFrame(() => {
      const input = `[name="testimonial-${position}-name"]`;
      column.current?.querySelector<HTMLInputElement>(input)?.focus();
    });
  const count =
    cards.length > TESTIMONIALS_MAX
      ? `${cards.length} testimonials. The home page shows the first ${TESTIMONIALS_MAX}.`
      : `${cards.length} of ${TESTIMONIALS_MAX} testimonials`;
  return (
    <Stack ref={column} spacing={2.5}>
      {cards.map((card, index) => (
        <TestimonialCard
          key={card.id}
          card={card}
          position={index + 1}
          isReadOnly={isReadOnly}
          canRemove={cards.length > TESTIMONIALS_MIN}
          onChange={(change) =>
            put((now) => now.map((one) => (one.id === card.id ? { ...one, ...change } : one)))
          }
          onRemove={() => {
            put((now) => now.filter(({ id }) => id !== card.id));
            focusCard(Math.max(1, index));
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
            put((now) => [...now, blankTestimonial(Math.random)]);
            focusCard(cards.length + 1);
          }}
        >
          Add Testimonial
        </Button>
      </div>
    </Stack>
  );
}

/** Heading of the testimonials, and their cards. */
export const TestimonialsTab = (props: HomeTabProps) => (
  <HomeTabFields {...props} tab="testimonials" own={{ 'testimonials-cards': Cards }} />
);
