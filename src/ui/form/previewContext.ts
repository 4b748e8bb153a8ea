import { createContext } from 'react';

/** Whether forms send nothing, because they are part of the live preview. */
export const IsPreviewContext = createContext(false);
