import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { blankTestimonial, type TestimonialFields } from './homeForm';
import { TESTIMONIALS_MAX } from '@/domain/page/homePage';
import { RADII } from '@/theme/tokens';
import { PictureField } from '../../forms/pictures/PictureField';
import { Field } from '@/ui/form/Field';
import { HOME_PICTURE_HINT, HOME_PICTURES } from './homePictures';
import { HomeFieldGrid, HomeText, type HomeTabProps } from './HomeParts';

const TESTIMONIALS_MIN = 1;

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > p': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
  '& > p[data-error]': { color: theme.vars?.palette.error.main },
}));

const Card = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: '8px 16px 16px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > legend': { padding: '0 8px', marginLeft: -8, fontWeight: 650 },
  '& > button': { justifySelf: 'end' },
  '& > div:first-of-type': { maxWidth: 180 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '180px minmax(0, 1fr)',
    columnGap: 24,
    '& > button': { gridColumn: '1 / -1' },
  },
}));

const Texts = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' });

interface CardProps {
  card: TestimonialFields;
  at: number;
  isReadOnly: boolean;
  canRemove: boolean;
  onChange: (change: Partial<TestimonialFields>) => void;
  onRemove: () => void;
}

function TestimonialCard({ card, at, isReadOnly, canRemove, onChange, onRemove }: CardProps) {
  const text = (key: 'name' | 'role' | 'text', label: string, rows?: number) => (
    <Field
      name={`testimonial-${at + 1}-${key}`}
      label={label}
      value={card[key]}
      rows={rows}
      isDisabled={isReadOnly}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  return (
    <Card data-card="">
      <legend>{`Testimonial ${at + 1}`}</legend>
      <PictureField
        name={`testimonial-${at + 1}-image`}
        label="Image"
        value={card.image}
        rules={HOME_PICTURES}
        ratio={[1, 1]}
        hasCrop
        hint={HOME_PICTURE_HINT}
        isDisabled={isReadOnly}
        onChange={(image) => onChange({ image })}
      />
      <Texts>
        <HomeFieldGrid>
          {text('name', 'Name')}
          {text('role', 'Role')}
        </HomeFieldGrid>
        {text('text', 'Text', 4)}
      </Texts>
      <Button
        color="inherit"
        startIcon={<DeleteIcon />}
        disabled={isReadOnly || !canRemove}
        aria-label={`Remove testimonial ${at + 1}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </Card>
  );
}

/** One to three testimonials of clients. */
export function TestimonialsTab(props: HomeTabProps) {
  const { form, values, isReadOnly } = props;
  const { cards } = values;
  const column = useRef<HTMLDivElement>(null);
  const isFull = cards.length >= TESTIMONIALS_MAX;
  // Reads the current values when it is called: a picture can finish long after the last input.
  const put = (change: (now: TestimonialFields[]) => TestimonialFields[]) =>
    form.setValue('cards', change(form.getValues('cards')));
  const focusCard = (at: number) =>
    requestAnimationFrame(() => {
      const card = column.current?.querySelectorAll<HTMLElement>('[data-card]').item(at);
      card?.querySelector<HTMLInputElement>('input[name$="-name"]')?.focus();
    });
  const error = form.formState.errors.cards?.message;
  return (
    <Column ref={column}>
      <HomeFieldGrid>
        <HomeText {...props} name="testimonialsTitle" label="Title" />
        <HomeText {...props} name="testimonialsSubtitle" label="Subtitle" />
      </HomeFieldGrid>
      {cards.map((card, at) => (
        <TestimonialCard
          key={card.id}
          card={card}
          at={at}
          isReadOnly={isReadOnly}
          canRemove={cards.length > TESTIMONIALS_MIN}
          onChange={(change) =>
            put((now) => now.map((one) => (one.id === card.id ? { ...one, ...change } : one)))
          }
          onRemove={() => {
            put((now) => now.filter(({ id }) => id !== card.id));
            focusCard(Math.max(0, at - 1));
          }}
        />
      ))}
      <p
        role={error ? 'alert' : 'status'}
        data-error={error ? '' : undefined}
        data-invalid={error ? '' : undefined}
        tabIndex={-1}
      >
        {error ?? `${cards.length} of ${TESTIMONIALS_MAX} testimonials`}
      </p>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        disabled={isReadOnly || isFull}
        onClick={() => {
          put((now) => [...now, blankTestimonial(Math.random)]);
          focusCard(cards.length);
        }}
      >
        Add Testimonial
      </Button>
    </Column>
  );
}
