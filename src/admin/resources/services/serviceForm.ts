import { canFeature, FEATURED_LIMITS } from '@/domain/featured/featured';
import type { FieldErrors } from '@/domain/booking/forms';
import { SERVICE_DESCRIPTION_MIN } from '@/domain/text/limits';
import type { Service, ServicesIntro } from '@/domain/service/service';
import { withSlugs } from '@/domain/text/slug';

/** What the service form edits (back-office.md §3). */
export interface ServiceFields {
  title: string;
  description: string;
  /** Name of an icon; '' lets the title decide. */
  icon: string;
  isFeatured: boolean;
}

/** Said wherever a fourth service would be featured (back-office.md §5). */
export const FEATURED_SERVICES_FULL = `Maximum of ${FEATURED_LIMITS.services} featured services allowed`;

const NEW_SERVICE_ICON = 'FilmIcon';

function standard(id: string, title: string, icon: string, description: string): Service {
  return { id, title, description, icon, isFeatured: true, slug: id };
}

/** Shown while the services cannot be loaded, never saved (back-office.md §3, decisions.md). */
export const DEFAULT_SERVICES: readonly Service[] = [
  standard(
    'film-production',
    'Film Production',
    'FilmIcon',
    'Full-service film production, from the first idea to the finished film.',
  ),
  standard(
    'video-editing',
    'Video Editing',
    'VideoCameraIcon',
    'Editing, colour and sound that bring your footage together.',
  ),
  standard(
    'cinematography',
    'Cinematography',
    'CameraIcon',
    'Camera crews and lighting for pictures that tell your story.',
  ),
];

/** The text above the services where the content has none (back-office.md §3). */
export const DEFAULT_SERVICES_INTRO: Readonly<ServicesIntro> = {
  description:
    'We are a partner for filmmakers and production companies, offering equipment and technical support.',
};

/** A service as the form shows it; a new one is featured while a slot is free (back-office.md §4). */
export function serviceFields(
  service: Service | undefined,
  services: readonly Service[],
): ServiceFields {
  if (!service)
    return {
      title: '',
      description: '',
      icon: NEW_SERVICE_ICON,
      isFeatured: canFeature(services, '', FEATURED_LIMITS.services),
    };
  const { title, description, icon = '', isFeatured } = service;
  return { title, description, icon, isFeatured };
}

/**
 * Errors of the service form, in the specification's order (back-office.md §5).
 * @param id of the service that is edited; '' for a new one
 */
export function validateService(
  { title, description, isFeatured }: ServiceFields,
  services: readonly Service[],
  id: string,
): FieldErrors<ServiceFields> {
  const length = description.trim().length;
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(length === 0
      ? { description: 'Description is required' }
      : length < SERVICE_DESCRIPTION_MIN && {
          description: `Description should be at least ${SERVICE_DESCRIPTION_MIN} characters`,
        }),
    ...(isFeatured &&
      !canFeature(services, id, FEATURED_LIMITS.services) && {
        isFeatured: FEATURED_SERVICES_FULL,
      }),
  };
}

/**
 * The service that a filled form makes; what the form does not show stays as it was. A service keeps its address.
 * @param service as it was, or the id of a new one
 * @param now ISO 8601
 */
export function serviceOf(
  fields: ServiceFields,
  service: Service | { id: string },
  services: readonly Service[],
  now: string,
): Service {
  const { icon, ...rest } = fields;
  const { icon: _icon, ...before } = service as Partial<Service> & { id: string };
  const record = {
    ...before,
    ...rest,
    title: fields.title.trim(),
    description: fields.description.trim(),
    ...(icon && { icon }),
    slug: before.slug,
    createdAt: before.createdAt ?? now,
    updatedAt: now,
  };
  const others = services.filter(({ id }) => id !== record.id);
  const [named] = withSlugs([...others, record], ({ title }) => title).slice(-1);
  return named as Service;
}
