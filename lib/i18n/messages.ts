import enSite from '#messages/en/site.json' with { type: 'json' };
import enForms from '#messages/en/forms.json' with { type: 'json' };
import enMail from '#messages/en/mail.json' with { type: 'json' };
import enTools from '#messages/en/tools.json' with { type: 'json' };
import enVideos from '#messages/en/videos.json' with { type: 'json' };
import enInsights from '#messages/en/insights.json' with { type: 'json' };
import enPortal from '#messages/en/portal.json' with { type: 'json' };
import enFiling from '#messages/en/filing.json' with { type: 'json' };
import enChat from '#messages/en/chat.json' with { type: 'json' };
import enDownloads from '#messages/en/downloads.json' with { type: 'json' };
import enFilingPage from '#messages/en/pages/filing.json' with { type: 'json' };
import enPersonal from '#messages/en/pages/personal.json' with { type: 'json' };
import enStates from '#messages/en/pages/states.json' with { type: 'json' };
import enCommercial from '#messages/en/pages/commercial.json' with { type: 'json' };
import enPortalPages from '#messages/en/pages/portal.json' with { type: 'json' };
import enCompany from '#messages/en/pages/company.json' with { type: 'json' };
import enProducts from '#messages/en/pages/products.json' with { type: 'json' };
import enBlog from '#messages/en/pages/blog.json' with { type: 'json' };
import enLegal from '#messages/en/pages/legal.json' with { type: 'json' };
import esSite from '#messages/es/site.json' with { type: 'json' };
import esForms from '#messages/es/forms.json' with { type: 'json' };
import esMail from '#messages/es/mail.json' with { type: 'json' };
import esTools from '#messages/es/tools.json' with { type: 'json' };
import esVideos from '#messages/es/videos.json' with { type: 'json' };
import esInsights from '#messages/es/insights.json' with { type: 'json' };
import esPortal from '#messages/es/portal.json' with { type: 'json' };
import esFiling from '#messages/es/filing.json' with { type: 'json' };
import esChat from '#messages/es/chat.json' with { type: 'json' };
import esDownloads from '#messages/es/downloads.json' with { type: 'json' };
import esFilingPage from '#messages/es/pages/filing.json' with { type: 'json' };
import esPersonal from '#messages/es/pages/personal.json' with { type: 'json' };
import esStates from '#messages/es/pages/states.json' with { type: 'json' };
import esCommercial from '#messages/es/pages/commercial.json' with { type: 'json' };
import esPortalPages from '#messages/es/pages/portal.json' with { type: 'json' };
import esCompany from '#messages/es/pages/company.json' with { type: 'json' };
import esProducts from '#messages/es/pages/products.json' with { type: 'json' };
import esBlog from '#messages/es/pages/blog.json' with { type: 'json' };
import esLegal from '#messages/es/pages/legal.json' with { type: 'json' };
import ptSite from '#messages/pt/site.json' with { type: 'json' };
import ptForms from '#messages/pt/forms.json' with { type: 'json' };
import ptMail from '#messages/pt/mail.json' with { type: 'json' };
import ptTools from '#messages/pt/tools.json' with { type: 'json' };
import ptVideos from '#messages/pt/videos.json' with { type: 'json' };
import ptInsights from '#messages/pt/insights.json' with { type: 'json' };
import ptPortal from '#messages/pt/portal.json' with { type: 'json' };
import ptFiling from '#messages/pt/filing.json' with { type: 'json' };
import ptChat from '#messages/pt/chat.json' with { type: 'json' };
import ptDownloads from '#messages/pt/downloads.json' with { type: 'json' };
import ptFilingPage from '#messages/pt/pages/filing.json' with { type: 'json' };
import ptPersonal from '#messages/pt/pages/personal.json' with { type: 'json' };
import ptStates from '#messages/pt/pages/states.json' with { type: 'json' };
import ptCommercial from '#messages/pt/pages/commercial.json' with { type: 'json' };
import ptPortalPages from '#messages/pt/pages/portal.json' with { type: 'json' };
import ptCompany from '#messages/pt/pages/company.json' with { type: 'json' };
import ptProducts from '#messages/pt/pages/products.json' with { type: 'json' };
import ptBlog from '#messages/pt/pages/blog.json' with { type: 'json' };
import ptLegal from '#messages/pt/pages/legal.json' with { type: 'json' };
import type { Locale } from './routing.ts';
import { servedMessages } from './served-messages.ts';

const en = {
  site: enSite,
  forms: enForms,
  mail: enMail,
  filing: enFiling,
  chat: enChat,
  downloads: enDownloads,
  tools: enTools,
  videos: enVideos,
  insights: enInsights,
  portal: enPortal,
  pages: { ...enPersonal, ...enStates, ...enFilingPage, ...enCommercial, ...enCompany, ...enPortalPages, ...enProducts, ...enBlog, ...enLegal },
};
const es = {
  site: esSite,
  forms: esForms,
  mail: esMail,
  filing: esFiling,
  chat: esChat,
  downloads: esDownloads,
  tools: esTools,
  videos: esVideos,
  insights: esInsights,
  portal: esPortal,
  pages: { ...esPersonal, ...esStates, ...esFilingPage, ...esCommercial, ...esCompany, ...esPortalPages, ...esProducts, ...esBlog, ...esLegal },
};
const pt = {
  site: ptSite,
  forms: ptForms,
  mail: ptMail,
  filing: ptFiling,
  chat: ptChat,
  downloads: ptDownloads,
  tools: ptTools,
  videos: ptVideos,
  insights: ptInsights,
  portal: ptPortal,
  pages: { ...ptPersonal, ...ptStates, ...ptFilingPage, ...ptCommercial, ...ptCompany, ...ptPortalPages, ...ptProducts, ...ptBlog, ...ptLegal },
};

/** Every word a visitor reads, as the default language has it; the other languages have the same keys. */
export type Messages = typeof en;

const all: Record<Locale, Messages> = { en, es, pt };
const served: Record<Locale, Messages> = { en: servedMessages(en), es: servedMessages(es), pt: servedMessages(pt) };

/** The messages of one language, also those of states and lines that the agency does not offer. */
export function allMessagesFor(locale: Locale): Messages {
  return all[locale];
}

/** The messages of one language, without those of states and lines that the agency does not offer. */
export function messagesFor(locale: Locale): Messages {
  return served[locale];
}
