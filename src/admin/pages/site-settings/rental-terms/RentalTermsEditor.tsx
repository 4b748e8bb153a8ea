import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { company } from '@/domain/company/company';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import { formatCount } from '@/domain/text/formatNumber';
import { PAGE_IDS } from '../../../drafts/state/draftEntry';
import { EditorButtons } from '../../../forms/FormFrame';
import { FormFrame } from '../../../forms/FormFrame';
import { useAdminForm } from '../../../forms/useAdminForm';
import { useEditor } from '../../../forms/useEditor';
import { isSaveSuccessful, useSave } from '../../../forms/useSave';
import { EditorModal } from '../../../layout/AdminDialogs';
import { TermsInputs } from './TermsInputs';
import { termsFields, termsFormSchema, termsOf } from './termsForm';

const FORM = 'rental-terms';
const TITLE = 'Rental terms';
const FAILED = 'Failed to save the rental terms. Please try again.';

interface TermsFormProps {
  terms: RentalTerms;
  onSaved: () => void;
  onLeave: () => void;
}

function TermsForm({ terms, onSaved, onLeave }: TermsFormProps) {
  const schema = useMemo(
    () =>
      v.pipe(
        termsFormSchema,
        v.transform((fields) => termsOf(fields, terms)),
      ),
    [terms],
  );
  const start = useMemo(() => termsFields(terms), [terms]);
  const editor = useAdminForm({ name: FORM, id: PAGE_IDS.rental, schema, start });
  const { save, isSaving } = useSave();
  const [error, setError] = useState<string>();
  const handleSave = async (draft: RentalTerms) => {
    setError(undefined);
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
        <TermsInputs form={editor.form} values={editor.values} />
      </FormFrame>
    </EditorModal>
  );
}

/** Section of the site settings for the rental terms, with a form in a dialog. */
export function RentalTermsEditor({
  terms,
  isReadOnly,
}: {
  terms: RentalTerms;
  isReadOnly: boolean;
}) {
  const { editor, dialog, open, close, leave } = useEditor({
    form: FORM,
    records: [{ id: PAGE_IDS.rental }],
    isLocked: isReadOnly,
  });
  const { conditions, deliveryAreas } = terms;
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
      {editor && <TermsForm terms={terms} onSaved={close} onLeave={() => void leave()} />}
      {dialog}
    </Card>
  );
}
