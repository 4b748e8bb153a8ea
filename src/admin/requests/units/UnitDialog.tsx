import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { dayAt } from '@/domain/availability/day';
import type { Content } from '@/domain/content/content';
import { proposedCode, proposedPrefix } from '@/domain/rental/units/codes';
import { editedUnit, newUnit } from '@/domain/rental/units/unitStates';
import type { Unit } from '@/domain/rental/schema';
import { pageContext } from '../../fields/field';
import { FieldInputs, useFieldsForm } from '../../fields/inputs/FieldInput';
import { withInput } from '../../fields/record';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { EditorButtons, FormFrame } from '../../forms/FormFrame';
import { useEditor } from '../../forms/useEditor';
import { EditorModal } from '../../layout/AdminDialogs';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings } from '../store/selectors';
import { selectUnitIndex } from '../store/unitSelectors';
import { writeSettings } from '../store/writeDesk';
import { unitFields, saveUnits } from './unitThunks';

const UNIT_FORM = 'unit';

interface UnitDialogProps {
  unit: Unit | undefined;
  content: Content;
  onSaved: () => void;
  onLeave: () => void;
}

function UnitDialog({ unit: known, content, onSaved, onLeave }: UnitDialogProps) {
  const dispatch = useRequestsDispatch();
  const units = useRequestsSelector(selectUnitIndex);
  const { codePrefixes, deviceLetter } = useRequestsSelector(selectRequestsSettings);
  const [record] = useState(() => known ?? newUnit());
  const isNew = known === undefined;
  const rows = useMemo(() => unitFields(units, record.id), [units, record.id]);
  const context = useMemo(
    () => ({ ...pageContext(content), id: record.id, isNew }),
    [content, record.id, isNew],
  );
  const [productId, setProductId] = useState(record.productId);
  const [prefixes, setPrefixes] = useState<Readonly<Record<string, string>>>(codePrefixes);
  const product = content.products.find(({ id }) => id === productId);
  const prefix = prefixes[productId] ?? proposedPrefix(product?.name ?? '');
  const code = isNew && prefix !== '' ? proposedCode(prefix, units, deviceLetter) : record.code;
  // A code that was typed stays.
  const saved = useMemo(() => ({ ...record, code }), [record, code]);
  const id = isNew ? '' : record.id;
  const editor = useFieldsForm({ name: UNIT_FORM, id, fields: rows, record, saved, context });
  const { values } = editor;
  if (values.productId !== productId) setProductId(values.productId);
  const save = async (input: typeof values) => {
    const filled = withInput(rows, input, record, context);
    const unit = editedUnit(record, filled, dayAt(Date.now()));
    if (isNew) dispatch(writeSettings({ codePrefixes: { ...codePrefixes, ...prefixes } }));
    dispatch(
      saveUnits([unit], `${unit.code} ${isNew ? 'added' : 'changed'}`, isNew ? [] : [record]),
    );
    onSaved();
  };
  const title = isNew ? 'Add unit' : 'Edit unit';
  return (
    <EditorModal title={title} onClose={onLeave}>
      <FormFrame
        kind="editor"
        editor={editor}
        label={title}
        onSave={save}
        footer={<EditorButtons saveText="Save unit" onCancel={onLeave} />}
      >
        <FieldInputs {...editor.inputs} />
        {isNew && productId !== '' && (
          <TextField
            label="Code prefix"
            helperText="Codes of new units of this product begin with it"
            value={prefix}
            onChange={({ target }) => setPrefixes({ ...prefixes, [productId]: target.value })}
          />
        )}
      </FormFrame>
    </EditorModal>
  );
}

/** Returns functions that open the dialog of a unit once the content is known, and the dialogs, which must be rendered. */
export function useUnitEditor(records: readonly Unit[]) {
  const content = useRequestsSelector(selectDraftContent);
  const { editor, dialog, add, open, close, leave } = useEditor({ form: UNIT_FORM, records });
  const dialogs = (
    <>
      {dialog}
      {editor && content && (
        <UnitDialog
          unit={editor.record}
          content={content}
          onSaved={close}
          onLeave={() => void leave()}
        />
      )}
    </>
  );
  return { content, add, open, dialogs };
}
