import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { company } from '@/domain/company/company';
import type { Content } from '@/domain/content/content';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { formatCount } from '@/domain/text/formatNumber';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { pageContext, type InputValues } from '../../fields/field';
import { FieldInputs, useFieldsForm } from '../../fields/inputs/FieldInput';
import { withInput } from '../../fields/record';
import { termsFields } from '../../resources/rentalTerms';
import { EditorButtons, FormFrame } from '../../forms/FormFrame';
import { useEditor } from '../../forms/useEditor';
import { isSaveSuccessful, useSave } from '../../forms/saveEdits';
import { EditorModal } from '../../layout/AdminDialogs';

const FORM = 'rental-terms';
const TITLE = 'Rental terms';
const FAILED = 'Failed to save the rental terms. Please try again.';

interface TermsFormProps {
  content: Content;
  onSaved: () => void;
  onLeave: () => void;
}

function TermsForm({ content, onSaved, onLeave }: TermsFormProps) {
  const { rental: terms = NO_RENTAL_TERMS } = content;
  const context = useMemo(() => pageContext(content), [content]);
  const editor = useFieldsForm({
    name: FORM,
    id: PAGE_IDS.rental,
    fields: termsFields,
    record: terms,
    context,
  });
  const { save, isSaving } = useSave();
  const [error, setError] = useState<string>();
  const handleSave = async (values: InputValues<typeof termsFields>) => {
    setError(undefined);
    const draft = withInput(termsFields, values, terms, context);
    const outcome = await save({
      label: 'Rental terms changed',
      edits: [{ collection: 'pages', id: PAGE_IDS.rental, draft }],
      message: 'Rental terms saved. Publish to update the website.',
      activity: { type: 'settings', name: TITLE, action: 'updated' },
    });
    if (isSaveSuccessful(outcome)) onSaved();
    else setError(FAILED);
  };
  return (
    <EditorModal title={TITLE} onClose={onLeave}>
      <FormFrame
        kind="editor"
        editor={editor}
        label={TITLE}
        isSaving={isSaving}
        error={error}
        onSave={handleSave}
        footer={<EditorButtons saveText="Save terms" onCancel={onLeave} />}
      >
        <FieldInputs {...editor.inputs} />
      </FormFrame>
    </EditorModal>
  );
}

export function RentalTermsEditor({
  content,
  isReadOnly,
}: {
  content: Content;
  isReadOnly: boolean;
}) {
  const { editor, dialog, open, close, leave } = useEditor({
    form: FORM,
    records: [{ id: PAGE_IDS.rental }],
    isLocked: isReadOnly,
  });
  const { conditions, deliveryAreas } = content.rental ?? NO_RENTAL_TERMS;
  return (
    <Card component="section" aria-labelledby="rental-terms" sx={{ mt: 3 }}>
      <CardContent>
        <Typography id="rental-terms" variant="h4" component="h2" sx={{ mb: 1 }}>
          {TITLE}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Price rules, {company.tax.name}, time between rentals and what visitors read before they
          send a request: {formatCount(conditions.length, 'condition')} and{' '}
          {formatCount(deliveryAreas.length, 'delivery area')}.
        </Typography>
        <Button variant="outlined" disabled={isReadOnly} onClick={() => open(PAGE_IDS.rental)}>
          Edit rental terms
        </Button>
      </CardContent>
      {editor && <TermsForm content={content} onSaved={close} onLeave={() => void leave()} />}
      {dialog}
    </Card>
  );
}
