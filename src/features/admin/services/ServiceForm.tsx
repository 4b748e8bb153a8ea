import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { canFeature, FEATURED_LIMITS } from '@/domain/featured';
import { newId } from '@/domain/ids';
import { ID_PREFIXES } from '@/domain/limits';
import type { Service } from '@/domain/service';
import {
  FEATURED_SERVICES_FULL,
  serviceFields,
  serviceOf,
  validateService,
  type ServiceFields,
} from '@/domain/serviceForm';
import { Banner } from '@/ui/Banner';
import { CheckLine } from '../common/CheckLine';
import { EditorFoot } from '../common/EditorModal';
import { FormField } from '../common/FormField';
import { goToFirstError } from '../common/goToError';
import { useSaveShortcut } from '../common/shortcuts';
import { useEditorForm } from '../common/useEditorForm';
import { IconChoice } from './IconChoice';
import type { ServiceIcons } from './serviceIcons';

const Fields = styled('div')({ display: 'grid', gap: 20, padding: '20px 24px' });

export interface ServiceFormProps {
  /** Missing for a new one. */
  service?: Service;
  services: readonly Service[];
  icons: ServiceIcons;
  /** What was typed before a reload. */
  kept?: Record<string, unknown>;
  isSaving: boolean;
  /** Resolves to whether it was saved. */
  onSave: (service: Service) => Promise<boolean>;
  /** Asked to close; whoever has typed is asked first. */
  onCancel: () => void;
  onDiscard: () => void;
}

/** The form of a service (back-office.md §2, §5). */
export function ServiceForm(props: ServiceFormProps) {
  const { service, services, icons, kept, isSaving, onSave, onCancel, onDiscard } = props;
  const element = useRef<HTMLFormElement>(null);
  const id = service?.id ?? '';
  const { form, values } = useEditorForm<ServiceFields>({
    kind: 'service',
    id,
    start: serviceFields(service, services),
    kept,
    validate: (fields) => validateService(fields, services, id),
  });
  const { setValue, clearErrors, formState } = form;
  const hasSlot = canFeature(services, id, FEATURED_LIMITS.services);
  const submit = form.handleSubmit(
    async (fields) => {
      const start = service ?? { id: newId(ID_PREFIXES.service, Math.random) };
      await onSave(serviceOf(fields, start, services, new Date().toISOString()));
    },
    () => requestAnimationFrame(() => element.current && goToFirstError(element.current)),
  );
  const save = () => void (!isSaving && submit());
  useSaveShortcut(save);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={service ? 'Edit Service' : 'Add New Service'}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Fields>
          {kept && (
            <Banner tone="warning">
              <span>We brought back what you had typed.</span>
              <Button variant="outlined" size="small" onClick={onDiscard}>
                Discard
              </Button>
            </Banner>
          )}
          <FormField<ServiceFields> name="title" label="Title" isRequired isDisabled={isSaving} />
          <FormField<ServiceFields>
            name="description"
            label="Description"
            rows={5}
            isRequired
            isDisabled={isSaving}
            hint="At least 20 characters."
          />
          <IconChoice
            icons={icons}
            value={values.icon}
            title={values.title}
            onChange={(icon) => setValue('icon', icon)}
          />
          <CheckLine
            label="Featured"
            name="isFeatured"
            isChecked={values.isFeatured}
            hint={hasSlot ? 'Shown on the home page.' : FEATURED_SERVICES_FULL}
            error={formState.errors.isFeatured?.message}
            isDisabled={isSaving}
            onChange={(isFeatured) => {
              setValue('isFeatured', isFeatured);
              clearErrors('isFeatured');
            }}
          />
        </Fields>
        <EditorFoot>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Save Service'}
          </Button>
          <Button variant="outlined" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
        </EditorFoot>
      </form>
    </FormProvider>
  );
}
