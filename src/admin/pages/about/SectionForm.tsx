import { useState } from 'react';
import {
  SECTION_PREFIX,
  sectionFields,
  sectionFormSchema,
  type AboutSection,
  type SectionFields,
} from './aboutForm';
import { BoundField } from '../../forms/fields/BoundField';
import { EditorButtons } from '../../forms/FormFrame';
import { FormFrame } from '../../forms/FormFrame';
import { PictureField } from '../../forms/pictures/PictureField';
import type { PictureOutcome } from '../../forms/pictures/usePictureTask';
import { IMAGE_MAX_MB, type PictureRules } from '../../forms/pictures/pictureRules';
import { PICTURE_TYPES } from '@/domain/picture/pictureBytes';
import { newId } from '@/domain/text/ids';
import { noticeShown } from '@/features/notices';
import { useAdminDispatch } from '../../store/hooks';
import type { PageForm } from '../../store/unsavedSlice';
import { useAdminForm } from '../../forms/useAdminForm';
import { StatusAlert } from '../../layout/StatusAlert';

/** Limits and messages for the picture of a section. */
const SECTION_PICTURES: PictureRules = {
  types: PICTURE_TYPES,
  // In decimal MB, unlike in the other forms.
  maxBytes: IMAGE_MAX_MB * 1_000_000,
  typeText: () => 'Only JPG, PNG, GIF and WebP images are supported',
  sizeText: () => `Image size should be at most ${IMAGE_MAX_MB} MB`,
};

export const SECTION_FORM: PageForm = 'about-section';

interface SectionFormProps {
  /** The saved section; missing for a new one, and for one that no longer exists. */
  section?: AboutSection | undefined;
  /** Id of a section that was undone or deleted while its form was open. */
  deletedId?: string | undefined;
  isSaving: boolean;
  /** Called with the ID to save the section under. */
  onSave: (id: string, fields: SectionFields) => Promise<void>;
  onCancel: () => void;
}

/** Form of a section of the about page. */
export function SectionForm(props: SectionFormProps) {
  const { section, deletedId, isSaving, onSave, onCancel } = props;
  // A new section keeps its id, so that saving again after a failure does not add a second one.
  const [id] = useState(() => section?.id ?? deletedId ?? newId(SECTION_PREFIX, Math.random));
  const editor = useAdminForm({
    name: SECTION_FORM,
    id: section?.id ?? '',
    schema: sectionFormSchema,
    start: sectionFields(section),
  });
  const dispatch = useAdminDispatch();
  const handlePicture = (outcome: PictureOutcome) => {
    if (outcome === 'added')
      dispatch(noticeShown({ message: 'Image uploaded successfully!', type: 'success' }));
    if (outcome === 'notUploaded' || outcome === 'failed')
      dispatch(
        noticeShown({ message: 'Failed to upload image. Please try again.', type: 'error' }),
      );
  };
  const { control, setValue } = editor.form;
  return (
    <FormFrame
      editor={editor}
      label={section ? 'Edit Section' : 'Add Section'}
      kind="editor"
      isSaving={isSaving}
      onSave={(fields) => onSave(id, fields)}
      footer={<EditorButtons saveText="Save Section" onCancel={onCancel} />}
    >
      {deletedId !== undefined && (
        <StatusAlert severity="warning">
          This section was deleted. Save it to add it again.
        </StatusAlert>
      )}
      <BoundField control={control} name="heading" label="Heading" />
      <BoundField control={control} name="subheading" label="Subheading" />
      <BoundField control={control} name="description" label="Description" rows={6} />
      <PictureField
        label="Image"
        value={editor.values.image}
        rules={SECTION_PICTURES}
        ratio={[16, 9]}
        hasCrop="always"
        hint={`JPG, PNG, GIF or WebP, up to ${IMAGE_MAX_MB} MB. The image is cropped to 16:9.`}
        onOutcome={handlePicture}
        onChange={(image) => setValue('image', image)}
      />
    </FormFrame>
  );
}
