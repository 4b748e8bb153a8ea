/** Whether journeys run all of their variants, such as every width and kind of page. */
export const IS_SWEEP = process.env['ALL_VARIANTS'] === '1';
