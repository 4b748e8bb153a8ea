import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import type { PartToRepair } from '../../../drafts/partsToRepair';
import { repairProblem } from '@/domain/content/repair/contentRepair';
import { suggestRepair } from '@/domain/content/repair/suggestRepair';
import { BoundField } from '../../../forms/fields/BoundField';
import { EditorButtons } from '../../../forms/FormButtons';
import { FormFrame } from '../../../forms/FormFrame';
import { useAdminForm } from '../../../forms/useAdminForm';
import { reasonText } from './partTexts';
import { jsonText } from '@/domain/text/jsonText';

/** Key of the autosave of the form. */
export const REPAIR_FORM = 'repair';

const Suggest = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });

/** Returns why a text cannot replace a part, or undefined. */
function problemOf(part: PartToRepair, json: string): string | undefined {
  const problem = repairProblem(part.files, part, json);
  return problem && reasonText(problem);
}

/** Returns the schema of the form of a part, whose result is the JSON text without spaces. */
const partSchema = (part: PartToRepair) =>
  v.object({
    json: v.pipe(
      v.string(),
      v.check(
        (json) => problemOf(part, json) === undefined,
        ({ input }) => problemOf(part, input) ?? '',
      ),
      v.transform((json) => jsonText(JSON.parse(json))),
    ),
  });

interface PartFormProps {
  part: PartToRepair;
  label: string;
  /** Why saving failed. */
  error?: string;
  isSaving: boolean;
  /** @param json text of the value that replaces the part */
  onSave: (json: string) => Promise<unknown>;
  onCancel: () => void;
}

/** The form of an unreadable part: its JSON text, which is validated on input. */
export function PartForm(props: PartFormProps) {
  const { part, label, error, isSaving, onSave, onCancel } = props;
  const { form, values, isRestored, discard } = useAdminForm({
    name: REPAIR_FORM,
    id: part.id,
    schema: partSchema(part),
    start: { json: jsonText(part.value, 2) },
  });
  const problem = problemOf(part, values.json);
  const suggested = suggestRepair(part.files, part, values.json);
  const hasSuggestion = problem !== undefined && suggested !== values.json;
  return (
    <FormFrame
      form={form}
      label={label}
      kind="editor"
      isRestored={isRestored}
      error={error}
      isSaving={isSaving}
      onSave={({ json }) => onSave(json)}
      onDiscard={discard}
      footer={<EditorButtons saveText="Save Correction" busyText="Saving..." onCancel={onCancel} />}
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
        disabled={isSaving}
        error={problem}
        hint="This text is valid. Save it, then publish."
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
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
    </FormFrame>
  );
}
