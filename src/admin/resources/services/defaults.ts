import type { Service, ServicesIntro } from '@/domain/service/schema';

function standard(id: string, title: string, icon: string, description: string): Service {
  return { id, title, description, icon, isFeatured: true, slug: id };
}

/** Shown while the services cannot be loaded, and never saved. */
export const DEFAULT_SERVICES: readonly Service[] = [
  standard(
    'equipment-rental',
    'Equipment Rental',
    'WrenchScrewdriverIcon',
    'Equipment for rent, checked before it leaves and after it comes back.',
  ),
  standard(
    'production',
    'Production',
    'VideoCameraIcon',
    'Work with our own people and our own equipment, from the first idea.',
  ),
  standard(
    'technical-support',
    'Technical Support',
    'QuestionMarkCircleIcon',
    'People who know the equipment, on the phone and on location.',
  ),
];

/** Default of the text above the services. */
export const DEFAULT_SERVICES_INTRO: Readonly<ServicesIntro> = {
  description: 'We offer equipment, and people who know how to use it.',
};
