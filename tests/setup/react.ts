import * as React from 'react';

// What React records for its developer tools takes a fifth of the CPU time of component tests: a stack for each element,
// unless there were more than 10,000 in a second, and an entry in the timeline for each rendered component. React DOM decides
// about the timeline when it is loaded, which is after this file.
Reflect.deleteProperty(console, 'timeStamp');
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
