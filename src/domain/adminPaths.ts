import { PATHS } from './paths';

/** Where unpublished changes are published; apart from {@link PATHS}, which every visitor loads. */
export const PUBLISH_PATH = `${PATHS.admin}/publish`;
/** Where what was published before is shown and restored. */
export const HISTORY_PATH = `${PUBLISH_PATH}/history`;
