import { FILES } from '@/domain/links/contentPaths';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Project } from '@/domain/project/schema';
import type { ResourceMessages } from '../resource';

export const projectMessages: ResourceMessages<Project> = {
  failed: (verb) => `Failed to ${verb === 'add' ? 'add' : 'update'} project. Please try again.`,
  unexpected: 'An unexpected error occurred. Please try again.',
  loadFailed: (files) =>
    files.includes(FILES.projects)
      ? 'Failed to load data. Please try again later.'
      : 'Failed to load project data. Some features may be limited.',
};

export const featuredProjectsFull = `Maximum of ${FEATURED_LIMITS.projects} featured projects allowed`;

/** Shown when required fields are missing. */
export const fillRequired = 'Please fill in all required fields';
