import type { ReactNode } from 'react';
import type { Line, Page } from '#lib/site/page.ts';
import * as auto from './scenes/auto.tsx';
import * as business from './scenes/business.tsx';
import { CommercialScene } from './scenes/commercial.tsx';
import { CompanyScene } from './scenes/company.tsx';
import * as desk from './scenes/desk.tsx';
import { HomeownersScene } from './scenes/homeowners.tsx';
import { PersonalScene } from './scenes/personal.tsx';
import { PropertyScene } from './scenes/property.tsx';
import * as states from './scenes/states.tsx';

type Drawing = () => ReactNode;

/** What a page shows that has no drawing of its own. */
const byLine: Record<Line, Drawing> = {
  personal: PersonalScene,
  commercial: CommercialScene,
  property: PropertyScene,
  homeowners: HomeownersScene,
  company: CompanyScene,
};

const byPage: Readonly<Record<string, Drawing>> = {
  'get-quote': auto.Roundabout,
  'smart-quote': auto.Gantry,
  'auto-quote': auto.Checklist,
  'personal-auto': auto.TwoCars,
  'high-risk': auto.Curve,
  'which-filing': auto.Fork,
  'sr-22': auto.FilingRoad,
  'fr-44': auto.HighLimitsRoad,
  dui: auto.Courthouse,
  'accidents-and-tickets': auto.Fender,
  lapse: auto.MissingDays,
  'young-drivers': auto.FirstDrive,
  'senior-drivers': auto.OpenCar,
  'license-and-papers': auto.LicenseBoard,
  'rideshare-and-delivery': auto.PickUp,
  states: auto.Crossroads,
  'state-fl': states.Florida,
  'state-ga': states.Georgia,
  'state-al': states.Alabama,
  'state-sc': states.SouthCarolina,
  'state-nc': states.NorthCarolina,
  'state-tn': states.Tennessee,
  'state-ky': states.Kentucky,
  'state-va': states.Virginia,
  'state-ms': states.Mississippi,
  'state-la': states.Louisiana,
  'commercial-auto': business.Highway,
  'transportation-hub': business.Docks,
  'workers-comp': business.Crew,
  'claims-help': business.TowTruck,
  about: business.Office,
  'states-we-serve': business.StateMap,
  'coi-request': business.SealedCrate,
  contact: desk.Telephone,
  products: desk.Models,
  videos: desk.Player,
  'ai-insights': desk.Charts,
  blog: desk.Book,
  'blog-suspension': desk.ClockAndLicense,
  'blog-certificates': desk.Certificate,
  'blog-transportation': desk.Clipboard,
  'blog-sr22': desk.Letter,
  'blog-commercial': desk.Helmet,
  documents: desk.Photo,
  'client-portal': desk.Folder,
  'savings-review': desk.Lens,
  'free-guide': desk.Guide,
  paying: desk.Payment,
  privacy: desk.Padlock,
  terms: desk.Pen,
  accessibility: desk.Glasses,
  licenses: desk.Boxes,
};

/** The drawing of a page: of the hero, of the picture for sharing, of a video about it. */
export const sceneOf = ({ id, line }: Page): Drawing => byPage[id] ?? byLine[line];
