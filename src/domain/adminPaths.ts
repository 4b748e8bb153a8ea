import { PATHS } from './paths';

/** Where unpublished changes are published; apart from {@link PATHS}, which every visitor loads. */
export const PUBLISH_PATH = `${PATHS.admin}/publish`;
