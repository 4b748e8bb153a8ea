import { useMemo, useState } from 'react';
import type { Content } from '@/domain/content/content';
import { newId } from '@/domain/text/ids';
import { noticeShown } from '@/features/notices';
import { pageContext } from '../../fields/field';
import { FieldInputs, useFieldsForm } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { EditorButtons, FormFrame } from '../../forms/FormFrame';
import { PictureField } from '../../forms/pictures/PictureField';
import { IMAGE_MAX_MB } from '../../forms/pictures/pictureRules';
import type { PictureOutcome } from '../../forms/pictures/usePictureTask';
import { StatusAlert } from '../../layout/StatusAlert';
import { useAdminDispatch } from '../../store/hooks';
import type { PageForm } from '../../store/unsavedSlice';
import {
  SECTION_PICTURES,
  SECTION_PREFIX,
  sectionFields,
  type AboutSection,
  type SectionInput,
} from './fields';

/** Picture of a section. Its toasts are prescribed. */
function SectionPicture({ field, name, value, onChange }: FieldInputProps<string>) {
  const dispatch = useAdminDispatch();
  const handlePicture = (outcome: PictureOutcome) => {
    if (outcome === 'added')
      dispatch(noticeShown({ message: 'Image uploaded successfully!', type: 'success' }));
    if (outcome === 'notUploaded' || outcome === 'failed')
      dispatch(
        noticeShown({ message: 'Failed to upload image. Please try again.', type: 'error' }),
      );
  };
  return (
    <PictureField
      label={field.label}
      name={name}
      value={value}
      rules={SECTION_PICTURES}
      ratio={[16, 9]}
      hasCrop="always"
      hint={`JPG, PNG, GIF or WebP, up to ${IMAGE_MAX_MB} MB. The image is cropped to 16:9.`}
      onOutcome={handlePicture}
      onChange={onChange}
    />
  );
}

export const SECTION_FORM: PageForm = 'about-section';

const NO_SECTION = {};

interface SectionFormProps {
  content: Content;
  /** The saved section; missing for a new one, and for one that no longer exists. */
  section?: AboutSection | undefined;
  /** Id of a section that was undone or deleted while its form was open. */
  deletedId?: string | undefined;
  isSaving: boolean;
  onSave: (id: string, values: SectionInput) => Promise<void>;
  onCancel: () => void;
}

export function SectionForm(props: SectionFormProps) {
  const { content, section, deletedId, isSaving, onSave, onCancel } = props;
  const context = useMemo(() => pageContext(content), [content]);
  // A new section keeps its id, so that saving again after a failure does not add a second one.
  const [id] = useState(() => section?.id ?? deletedId ?? newId(SECTION_PREFIX));
  const editor = useFieldsForm({
    name: SECTION_FORM,
    id: section?.id ?? '',
    fields: sectionFields,
    record: section ?? NO_SECTION,
    context,
  });
  return (
    <FormFrame
      editor={editor}
      label={section ? 'Edit Section' : 'Add Section'}
      kind="editor"
      isSaving={isSaving}
      onSave={(values) => onSave(id, values)}
      footer={<EditorButtons saveText="Save Section" onCancel={onCancel} />}
    >
      {deletedId !== undefined && (
        <StatusAlert severity="warning">
          This section was deleted. Save it to add it again.
        </StatusAlert>
      )}
      <FieldInputs {...editor.inputs} own={{ image: SectionPicture }} />
    </FormFrame>
  );
}
