import { canFeature, FEATURED_LIMITS } from '@/domain/featured/featured';
import { ID_PREFIXES } from '@/domain/text/limits';
import type { Service } from '@/domain/service/schema';
import {
  FEATURED_SERVICES_FULL,
  serviceFields,
  serviceOf,
  validateService,
  type ServiceFields,
} from './serviceFormValues';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { EditorForm } from '../../forms/EditorForm';
import { BoundField } from '../../forms/fields/BoundField';
import { useEditorForm } from '../../forms/useEditorForm';
import { useRecordId } from '../../forms/useRecordId';
import { IconPicker } from './IconPicker';
import type { ServiceIcons } from './serviceIcons';

export interface ServiceFormProps {
  /** Missing for a new service. */
  service?: Service;
  services: readonly Service[];
  icons: ServiceIcons;
  /** Unsaved input from before a reload. */
  kept?: Record<string, unknown>;
  isSaving: boolean;
  /** Resolves to whether the service was saved. */
  onSave: (service: Service) => Promise<boolean>;
  /** Called to close the form, which requires a confirmation if there are unsaved edits. */
  onCancel: () => void;
}

/** Form of a service. */
export function ServiceForm(props: ServiceFormProps) {
  const { service, services, icons, kept, isSaving, onSave, onCancel } = props;
  const id = useRecordId(service, ID_PREFIXES.service);
  const { form, values, isRestored, discard } = useEditorForm<ServiceFields>({
    kind: 'service',
    id: service?.id ?? '',
    start: serviceFields(service, services),
    kept,
    validate: (fields) => validateService(fields, services, id),
  });
  const hasSlot = canFeature(services, id, FEATURED_LIMITS.services);
  const save = (fields: ServiceFields) => {
    return onSave(serviceOf(fields, service ?? { id }, services, new Date().toISOString()));
  };
  return (
    <EditorForm
      form={form}
      label={service ? 'Edit Service' : 'Add New Service'}
      isRestored={isRestored}
      saveText="Save Service"
      busyText="Saving..."
      isSaving={isSaving}
      onSave={save}
      onCancel={onCancel}
      onDiscard={discard}
    >
      <BoundField
        control={form.control}
        name="title"
        label="Title"
        isRequired
        isDisabled={isSaving}
      />
      <BoundField
        control={form.control}
        name="description"
        label="Description"
        rows={5}
        isRequired
        isDisabled={isSaving}
        hint="At least 20 characters."
      />
      <IconPicker
        icons={icons}
        value={values.icon}
        title={values.title}
        onChange={(icon) => form.setValue('icon', icon)}
      />
      <CheckboxField
        label="Featured"
        name="isFeatured"
        isChecked={values.isFeatured}
        hint={hasSlot ? 'Shown on the home page.' : FEATURED_SERVICES_FULL}
        error={form.formState.errors.isFeatured?.message}
        isDisabled={isSaving}
        onChange={(isFeatured) => form.setValue('isFeatured', isFeatured)}
      />
    </EditorForm>
  );
}
