import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PartToRepair } from '../../../drafts/partsToRepair';
import { repairProblem } from '@/domain/content/repair/contentRepair';
import { suggestRepair } from '@/domain/content/repair/suggestRepair';
import { BoundField } from '../../../forms/fields/BoundField';
import { EditorForm } from '../../../forms/EditorForm';
import { useEditorForm } from '../../../forms/useEditorForm';
import { reasonText } from './partTexts';

const Suggest = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });

interface PartFields {
  json: string;
}

export interface PartFormProps {
  part: PartToRepair;
  label: string;
  /** The unsaved input from before a reload. */
  kept?: Record<string, unknown>;
  /** Why saving failed. */
  error?: string;
  isSaving: boolean;
  /** @param json text of the value that replaces the part */
  onSave: (json: string) => Promise<unknown>;
  onCancel: () => void;
}

/** The form of an unreadable part: its JSON text, which is validated on input. */
export function PartForm(props: PartFormProps) {
  const { part, label, kept, error, isSaving, onSave, onCancel } = props;
  const problemOf = ({ json }: PartFields) => {
    const reason = repairProblem(part.files, part, json);
    return reason === undefined ? undefined : reasonText(reason);
  };
  const { form, values, isRestored, discard } = useEditorForm<PartFields>({
    kind: 'repair',
    id: part.id,
    start: { json: JSON.stringify(part.value, null, 2) },
    kept,
    validate(fields) {
      const problem = problemOf(fields);
      return problem === undefined ? {} : { json: problem };
    },
  });
  const problem = problemOf(values);
  const suggested = suggestRepair(part.files, part, values.json);
  const hasSuggestion = problem !== undefined && suggested !== values.json;
  return (
    <EditorForm
      form={form}
      label={label}
      isRestored={isRestored}
      error={error}
      saveText="Save Correction"
      busyText="Saving..."
      isSaving={isSaving}
      onSave={({ json }) => onSave(JSON.stringify(JSON.parse(json)))}
      onCancel={onCancel}
      onDiscard={discard}
    >
      <Typography>
        This is the item as it is stored. Change only what the message below the text names. If you
        are not sure, select “Suggest a correction”, or cancel and ask the maintainer of the
        website. Nothing changes until you save.
      </Typography>
      <BoundField
        control={form.control}
        name="json"
        label="Stored text (JSON)"
        rows={14}
        isDisabled={isSaving}
        error={problem}
        hint="This text is valid. Save it, then publish."
        inputProps={{ spellCheck: false, style: { fontFamily: 'monospace' } }}
      />
      <Suggest>
        <Button
          variant="outlined"
          disabled={isSaving || !hasSuggestion}
          onClick={() => form.setValue('json', suggested)}
        >
          Suggest a correction
        </Button>
        <Typography variant="body2" color="textSecondary">
          {problem !== undefined && !hasSuggestion
            ? 'There is no suggestion that keeps all values. Correct the text by hand.'
            : 'Converts values of the wrong type if no information is lost, such as "3" to 3.'}
        </Typography>
      </Suggest>
    </EditorForm>
  );
}
