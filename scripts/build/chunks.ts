import path from 'node:path';
import { normalizePath } from 'vite';

interface ModuleInfo {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** A module that this many lazy-loaded parts of the public site import belongs to the common chunk. */
const SHARED_BY = 8;

/** Maximum length in characters of a module for which one more request costs more than its bytes. */
const SMALL = 600;

/** The bundler's ID of a module: an absolute path with forward slashes on every system. */
const idOf = (file: string) => normalizePath(path.resolve('src', file));

const BOOT = idOf('app/boot/boot.ts');
const APP = idOf('app/entry.client.tsx');
const ADMIN = idOf('admin/index.ts');
/** What the back office loads lazily and usually shows first. In chunks of their own, they would delay it by further requests. */
const ADMIN_STARTS = [
  'shell/DashboardPage',
  'resources/screen/ResourceScreen',
  'resources/records/recordColumns',
].map((file) => idOf(`admin/${file}.tsx`));

/** Redux Toolkit creates an error when loaded. With a debugger, the script is then parsed again: keep it small. */
const REDUX =
  /\/node_modules\/(?:@reduxjs\/toolkit(?!\/dist\/.*\breact\b)|redux|redux-thunk|reselect|immer|@standard-schema)\//;

/** Modules that pages share. A chunk of each would cost a request. A chunk has what is loaded at the same time. */
const SHARED: Record<string, RegExp> = {
  // The store, and the tables of the back office.
  search:
    /ui\/(?:form\/SearchBox|list\/(?:Pager|useUrlView))|domain\/listing\/paging|features\/search\/\w+|domain\/search\/search/,
  // The store and the projects.
  lists: /ui\/(?:list\/(?:ResultsLine|useListActions|viewChange)|navigation\/MenuButton)/,
  // Booking and contact.
  forms:
    /domain\/(?:booking\/forms|text\/ids)|api\/outbox\/outboxView|features\/outbox\/use(?:Outbox|Send)|ui\/(?:feedback|form)\/(?:Field|previewContext|useFormFocus|HoneypotField|useBeforeUnloadWarning)/,
  // Cart, booking and sharing.
  requested:
    /api\/storage\/(?:bookingDraftEntry|pendingBooking|sessionEntry)|app\/pages\/(?:useIsStillOnPage|requested\/RequestedParts)|domain\/cart\/sharedItems|features\/(?:booking\/booking(?:Arrival|Draft)|outbox\/YourRequests|rental-dates\/details\/ItemStatus)|ui\/layout\/RequestBoxes/,
  // Prices and availability on the chosen dates.
  estimate:
    /app\/pages\/requested\/useEstimate|domain\/(?:availability\/(?:availability|rentalDates)|prices\/(?:chargeableDays|estimate)|site\/openDays)|features\/rental-dates\/(?:estimates\/useEstimateTerms|view\/useProductStatus)/,
  // The text of a request.
  message: /domain\/booking\/booking(?:Message|Table)/,
  // Requests as they are sent, and links to other apps.
  links:
    /api\/(?:gateways\/links|request-link\/(?:deflate|encodeRequestLink))|domain\/(?:booking\/(?:outboxRow|requestPayload|submission)|text\/base64)|features\/outbox\/(?:OtherWays|bookingRow|messageLinks)|ui\/(?:form\/SendFallbacks|feedback\/ReferenceText)/,
  // The back office at first, and the public site only with a form, for a visitor who has sent one, or for a film.
  late: /ui\/files\/download|domain\/project\/film/,
};
const LATER = new Set(['search', 'message', 'links']);
const SHARED_FILES = Object.entries(SHARED).map(
  ([name, files]) => [name, new RegExp(`/src/(?:${files.source})\\.tsx?$`)] as const,
);

const IDB = /\/node_modules\/idb\//;

/** What the tables of fields share, apart from their inputs and forms, and a kind of one table. */
const FIELDS =
  /\/src\/(?:admin\/fields\/(?!inputs\/|kinds\/date)|admin\/forms\/pictures\/pictureRules|domain\/(?:text\/typedNumber|picture\/pictureTypes))/;

const isAdmin = (id: string) => id.startsWith(idOf('admin/'));

/** An unused export of Material UI's styles, which would make the text fields part of every page. */
const UNUSED = /@mui\/material\/styles\/enhanceHighContrast\./;

/** Layouts that `@mui/system` exports to everything that imports it. Only the back office uses them. */
const ADMIN_LAYOUTS = /@mui\/system\/(?:Container|createBox|Grid|Stack)\//;

function closure(root: string, graph: ModuleGraph, hasLayouts = false): Set<string> {
  const found = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || UNUSED.test(id) || (!hasLayouts && ADMIN_LAYOUTS.test(id))) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Counts how many parts import each module, directly or indirectly. */
function countShares(
  start: string,
  graph: ModuleGraph,
  isPart: (id: string) => boolean,
): Map<string, number> {
  const shares = new Map<string, number>();
  const parts = new Set<string>();
  const open = [start];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (parts.has(part) || !isPart(part)) continue;
    parts.add(part);
    for (const id of closure(part, graph)) {
      shares.set(id, (shares.get(id) ?? 0) + 1);
      open.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
    }
  }
  return shares;
}

function createRule(graph: ModuleGraph): (id: string) => string | null {
  const boot = closure(BOOT, graph);
  const app = closure(APP, graph);
  const admin = new Set(
    [ADMIN, ...ADMIN_STARTS].flatMap((start) => [...closure(start, graph, true)]),
  );
  const publicShares = countShares(BOOT, graph, (id) => !isAdmin(id));
  const adminShares = countShares(ADMIN, graph, isAdmin);
  const isSmall = (id: string) => (graph.getModuleInfo(id)?.code?.length ?? Infinity) <= SMALL;
  const isCommon = (id: string) =>
    boot.has(id) || app.has(id) || (publicShares.get(id) ?? 0) >= SHARED_BY;
  /** Whether a module can join a chunk: all that it imports is there or joins as well. */
  const fits = (id: string, isThere: (one: string) => boolean) =>
    [...closure(id, graph)].every((one) => isThere(one) || isSmall(one));
  const isInAdmin = (id: string) => isCommon(id) || admin.has(id);
  const fitsAdmin = (id: string) =>
    fits(id, isInAdmin) &&
    [...closure(id, graph)].every((one) => isInAdmin(one) || !publicShares.has(one));
  return (id) => {
    if (boot.has(id)) return 'index';
    const shared = SHARED_FILES.find(([, files]) => files.test(id))?.[0];
    // However many parts import it: most pages do not need it at first.
    if (shared && LATER.has(shared)) return shared;
    if (isCommon(id)) return REDUX.test(id) ? 'redux' : 'site';
    if (shared) return shared;
    if (IDB.test(id)) return 'late';
    if (publicShares.has(id)) return admin.has(id) && fits(id, isCommon) ? 'site' : null;
    if (admin.has(id) || FIELDS.test(id)) return 'admin';
    return (adminShares.get(id) ?? 0) > 1 && fitsAdmin(id) ? 'admin' : null;
  };
}

const rules = new WeakMap<ModuleGraph, ReturnType<typeof createRule>>();

/** Null: the bundler decides. Each chunk costs bytes and a request (docs/decisions/002-public-bundle-size.md). */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  // The entries keep their own chunks, so that the manifest names them.
  if (id === APP || id === ADMIN) return null;
  let rule = rules.get(graph);
  if (!rule) rules.set(graph, (rule = createRule(graph)));
  return rule(id);
}

/** The only chunk rule. Each module is assigned by itself, so that no chunk gains imports of another page. */
const chunkGroup = {
  name: chunkOf,
  debugName: 'site',
  includeDependenciesRecursively: false,
};

/** The oldest browsers that the scripts of the site run in. */
export const BROWSERS = ['chrome107', 'edge107', 'firefox104', 'safari16'];

export const bundleOptions = {
  treeshake: {
    // Emotion imports it for a function that the site does not use (docs/decisions/002-public-bundle-size.md).
    moduleSideEffects: (id: string) =>
      id.includes('/hoist-non-react-statics/') ? false : undefined,
  },
  output: { codeSplitting: { groups: [chunkGroup] } },
};

/** Chunks that every page has loaded before it imports another one. */
const ALWAYS_LOADED = /\/(?:index|site|redux|rolldown-runtime)-/;

/** What scripts preload with an import: not the chunks that are there. Only the script in the head loads these, in an empty shell. */
export const modulePreload = {
  polyfill: false,
  resolveDependencies: (_file: string, chunks: string[], { hostId }: { hostId: string }) =>
    /\/index-/.test(hostId) ? chunks : chunks.filter((chunk) => !ALWAYS_LOADED.test(chunk)),
};
