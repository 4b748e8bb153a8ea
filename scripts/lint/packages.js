/** Packages that must not be part of a public chunk. */
export const ADMIN_PACKAGES = [
  '@hookform/resolvers',
  '@octokit/*',
  '@tanstack/react-table',
  'fflate',
  'ics',
  'papaparse',
  'react-dropzone',
  'react-easy-crop',
  'react-hook-form',
];

/** Entries that include a whole library. Import the module itself (`@mui/material/Box`). */
export const BARRELS = ['@mui/material', '@mui/icons-material'];
