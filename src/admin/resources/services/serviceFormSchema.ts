import * as v from 'valibot';
import { SERVICE_DESCRIPTION_MIN } from '@/domain/service/service';
import { featuredFlag, requiredText } from '../form/fieldSchemas';
import type { FormContext } from '../form/formDefinition';
import { featuredServicesFull } from './messages';

/** Returns the schema of the service form. */
export function serviceFormSchema({ canFeature }: Pick<FormContext, 'canFeature'>) {
  return v.object({
    title: requiredText('Title is required'),
    description: v.pipe(
      requiredText('Description is required'),
      v.minLength(
        SERVICE_DESCRIPTION_MIN,
        `Description should be at least ${SERVICE_DESCRIPTION_MIN} characters`,
      ),
    ),
    // Name of an icon. With '', the title determines the icon.
    icon: v.string(),
    isFeatured: featuredFlag(canFeature, featuredServicesFull),
  });
}

export type ServiceValues = v.InferInput<ReturnType<typeof serviceFormSchema>>;
export type ServiceResult = v.InferOutput<ReturnType<typeof serviceFormSchema>>;
