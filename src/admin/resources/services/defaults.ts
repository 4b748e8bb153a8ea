import type { Service, ServicesIntro } from '@/domain/service/schema';

function standard(id: string, title: string, icon: string, description: string): Service {
  return { id, title, description, icon, isFeatured: true, slug: id };
}

/** Shown while the services cannot be loaded, and never saved. */
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

export const DEFAULT_SERVICES_INTRO: Readonly<ServicesIntro> = {
  description:
    'We are a partner for filmmakers and production companies, offering equipment and technical support.',
};
