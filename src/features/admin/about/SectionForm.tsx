import { useEffect } from 'react';
import { sectionFields, type Section, type SectionFields } from '@/domain/aboutForm';
import { BoundField } from '@/features/admin/common/BoundField';
import { EditorForm } from '@/features/admin/common/EditorForm';
import { PictureField } from '@/features/admin/common/pictures/PictureField';
import type { PictureOutcome } from '@/features/admin/common/pictures/usePictureWork';
import { showToast } from '@/features/admin/common/toast';
import { useEditorForm } from '@/features/admin/common/useEditorForm';
import { SECTION_PICTURE_HINT, SECTION_PICTURES } from './aboutPictures';

/** Name of this form, by which what is typed is kept. */
export const SECTION_FORM = 'about-section';

function tellPicture(outcome: PictureOutcome): void {
  if (outcome === 'taken') showToast('Image uploaded successfully!', 'success');
  if (outcome === 'owed' || outcome === 'failed')
    showToast('Failed to upload image. Please try again.', 'error');
}

export interface SectionFormProps {
  /** Missing for a new one. */
  section?: Section;
  /** What was typed before a reload. */
  kept?: Record<string, unknown>;
  isSaving: boolean;
  /** Resolves to whether it was saved. */
  onSave: (fields: SectionFields) => Promise<boolean>;
  /** Told what is typed and not saved; null when nothing is. */
  onTyped: (fields: SectionFields | null) => void;
  onCancel: () => void;
}

/** The form of a section of the about page (back-office.md §2, §3). */
export function SectionForm(props: SectionFormProps) {
  const { section, kept, isSaving, onSave, onTyped, onCancel } = props;
  const { form, values, isDirty, isRestored, discard } = useEditorForm<SectionFields>({
    kind: SECTION_FORM,
    id: section?.id ?? '',
    start: sectionFields(section),
    kept,
    validate: () => ({}),
  });
  const typed = isDirty ? JSON.stringify(values) : '';
  useEffect(() => {
    onTyped(typed ? (JSON.parse(typed) as SectionFields) : null);
    return () => onTyped(null);
  }, [typed, onTyped]);
  const shared = { control: form.control, isDisabled: isSaving };
  return (
    <EditorForm
      form={form}
      label={section ? 'Edit Section' : 'Add Section'}
      isRestored={isRestored}
      saveText="Save Section"
      busyText="Saving..."
      isSaving={isSaving}
      onSave={onSave}
      onCancel={onCancel}
      onDiscard={discard}
    >
      <BoundField {...shared} name="heading" label="Heading" />
      <BoundField {...shared} name="subheading" label="Subheading" />
      <BoundField {...shared} name="description" label="Description" rows={6} />
      <PictureField
        label="Image"
        value={values.image}
        rules={SECTION_PICTURES}
        ratio={[16, 9]}
        hasCrop="always"
        hint={SECTION_PICTURE_HINT}
        isDisabled={isSaving}
        onOutcome={tellPicture}
        onChange={(image) => form.setValue('image', image)}
      />
    </EditorForm>
  );
}
