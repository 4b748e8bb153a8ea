import fc from 'fast-check';
import { PROPERTY_FACTOR } from '../helpers/content/propertyRuns';

// The same cases in every run. The sweep tries others, and more of them.
if (PROPERTY_FACTOR === 1) fc.configureGlobal({ seed: 20260302 });
