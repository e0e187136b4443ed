// Written by `npm run derive` from lib/site/site-languages.ts and the files of messages/.
import enChat from '#messages/en/chat.json' with { type: 'json' };
import enDesk from '#messages/en/desk.json' with { type: 'json' };
import enDownloads from '#messages/en/downloads.json' with { type: 'json' };
import enFiling from '#messages/en/filing.json' with { type: 'json' };
import enForms from '#messages/en/forms.json' with { type: 'json' };
import enInsights from '#messages/en/insights.json' with { type: 'json' };
import enMail from '#messages/en/mail.json' with { type: 'json' };
import enPortal from '#messages/en/portal.json' with { type: 'json' };
import enSecondStep from '#messages/en/second-step.json' with { type: 'json' };
import enSite from '#messages/en/site.json' with { type: 'json' };
import enTools from '#messages/en/tools.json' with { type: 'json' };
import enVideos from '#messages/en/videos.json' with { type: 'json' };
import enPagesBlog from '#messages/en/pages/blog.json' with { type: 'json' };
import enPagesCommercial from '#messages/en/pages/commercial.json' with { type: 'json' };
import enPagesCompany from '#messages/en/pages/company.json' with { type: 'json' };
import enPagesFiling from '#messages/en/pages/filing.json' with { type: 'json' };
import enPagesLegal from '#messages/en/pages/legal.json' with { type: 'json' };
import enPagesPersonal from '#messages/en/pages/personal.json' with { type: 'json' };
import enPagesPortal from '#messages/en/pages/portal.json' with { type: 'json' };
import enPagesProducts from '#messages/en/pages/products.json' with { type: 'json' };
import enPagesStates from '#messages/en/pages/states.json' with { type: 'json' };
import esChat from '#messages/es/chat.json' with { type: 'json' };
import esDesk from '#messages/es/desk.json' with { type: 'json' };
import esDownloads from '#messages/es/downloads.json' with { type: 'json' };
import esFiling from '#messages/es/filing.json' with { type: 'json' };
import esForms from '#messages/es/forms.json' with { type: 'json' };
import esInsights from '#messages/es/insights.json' with { type: 'json' };
import esMail from '#messages/es/mail.json' with { type: 'json' };
import esPortal from '#messages/es/portal.json' with { type: 'json' };
import esSecondStep from '#messages/es/second-step.json' with { type: 'json' };
import esSite from '#messages/es/site.json' with { type: 'json' };
import esTools from '#messages/es/tools.json' with { type: 'json' };
import esVideos from '#messages/es/videos.json' with { type: 'json' };
import esPagesBlog from '#messages/es/pages/blog.json' with { type: 'json' };
import esPagesCommercial from '#messages/es/pages/commercial.json' with { type: 'json' };
import esPagesCompany from '#messages/es/pages/company.json' with { type: 'json' };
import esPagesFiling from '#messages/es/pages/filing.json' with { type: 'json' };
import esPagesLegal from '#messages/es/pages/legal.json' with { type: 'json' };
import esPagesPersonal from '#messages/es/pages/personal.json' with { type: 'json' };
import esPagesPortal from '#messages/es/pages/portal.json' with { type: 'json' };
import esPagesProducts from '#messages/es/pages/products.json' with { type: 'json' };
import esPagesStates from '#messages/es/pages/states.json' with { type: 'json' };
import ptChat from '#messages/pt/chat.json' with { type: 'json' };
import ptDesk from '#messages/pt/desk.json' with { type: 'json' };
import ptDownloads from '#messages/pt/downloads.json' with { type: 'json' };
import ptFiling from '#messages/pt/filing.json' with { type: 'json' };
import ptForms from '#messages/pt/forms.json' with { type: 'json' };
import ptInsights from '#messages/pt/insights.json' with { type: 'json' };
import ptMail from '#messages/pt/mail.json' with { type: 'json' };
import ptPortal from '#messages/pt/portal.json' with { type: 'json' };
import ptSecondStep from '#messages/pt/second-step.json' with { type: 'json' };
import ptSite from '#messages/pt/site.json' with { type: 'json' };
import ptTools from '#messages/pt/tools.json' with { type: 'json' };
import ptVideos from '#messages/pt/videos.json' with { type: 'json' };
import ptPagesBlog from '#messages/pt/pages/blog.json' with { type: 'json' };
import ptPagesCommercial from '#messages/pt/pages/commercial.json' with { type: 'json' };
import ptPagesCompany from '#messages/pt/pages/company.json' with { type: 'json' };
import ptPagesFiling from '#messages/pt/pages/filing.json' with { type: 'json' };
import ptPagesLegal from '#messages/pt/pages/legal.json' with { type: 'json' };
import ptPagesPersonal from '#messages/pt/pages/personal.json' with { type: 'json' };
import ptPagesPortal from '#messages/pt/pages/portal.json' with { type: 'json' };
import ptPagesProducts from '#messages/pt/pages/products.json' with { type: 'json' };
import ptPagesStates from '#messages/pt/pages/states.json' with { type: 'json' };

export const words = {
  en: {
    chat: enChat, desk: enDesk, downloads: enDownloads, filing: enFiling, forms: enForms, insights: enInsights, mail: enMail, portal: enPortal, secondStep: enSecondStep, site: enSite, tools: enTools, videos: enVideos,
    pages: { ...enPagesBlog, ...enPagesCommercial, ...enPagesCompany, ...enPagesFiling, ...enPagesLegal, ...enPagesPersonal, ...enPagesPortal, ...enPagesProducts, ...enPagesStates },
  },
  es: {
    chat: esChat, desk: esDesk, downloads: esDownloads, filing: esFiling, forms: esForms, insights: esInsights, mail: esMail, portal: esPortal, secondStep: esSecondStep, site: esSite, tools: esTools, videos: esVideos,
    pages: { ...esPagesBlog, ...esPagesCommercial, ...esPagesCompany, ...esPagesFiling, ...esPagesLegal, ...esPagesPersonal, ...esPagesPortal, ...esPagesProducts, ...esPagesStates },
  },
  pt: {
    chat: ptChat, desk: ptDesk, downloads: ptDownloads, filing: ptFiling, forms: ptForms, insights: ptInsights, mail: ptMail, portal: ptPortal, secondStep: ptSecondStep, site: ptSite, tools: ptTools, videos: ptVideos,
    pages: { ...ptPagesBlog, ...ptPagesCommercial, ...ptPagesCompany, ...ptPagesFiling, ...ptPagesLegal, ...ptPagesPersonal, ...ptPagesPortal, ...ptPagesProducts, ...ptPagesStates },
  },
};
