import { FormMount } from '#components/forms/form-mount.tsx';
import { PageBehavior } from '#components/page-behavior/page-behavior.tsx';

/** Loads the component of each island; most pages have the first two. Names are the values of `data-island`. */
export const islandLoaders = {
  FormMount: async () => FormMount,
  PageBehavior: async () => PageBehavior,
  // The form itself: events are replayed once it is hydrated, which a lazy component would delay.
  DocumentsMount: () => import('#components/portal/documents-form.tsx').then(({ DocumentsForm }) => DocumentsForm),
  Finder: () => import('#components/filing/finder.tsx').then(({ Finder }) => Finder),
  Tool: () => import('#components/tools/tool.tsx').then(({ Tool }) => Tool),
  VideoBrowser: () => import('#components/videos/video-browser.tsx').then(({ VideoBrowser }) => VideoBrowser),
  LanguageChoices: () => import('#components/contact/language-choices.tsx').then(({ LanguageChoices }) => LanguageChoices),
  TargetingMount: () => import('#components/insights/targeting-mount.tsx').then(({ TargetingMount }) => TargetingMount),
  Matcher: () => import('#components/insights/matcher.tsx').then(({ Matcher }) => Matcher),
  PortalDialogs: () => import('#components/portal/portal-dialogs.tsx').then(({ PortalDialogs }) => PortalDialogs),
};

export type IslandName = keyof typeof islandLoaders;
