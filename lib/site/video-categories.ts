import type { InLanguages } from './site-languages.ts';

type Terms = InLanguages<readonly string[]>;

/** Categories of the videos page with their search terms; the term changes daily. */
export const videoCategories = [
  {
    id: 'featured',
    terms: {
      en: ['how car insurance works explained', 'insurance basics deductible premium explained'],
      es: ['cómo funciona el seguro de auto en Estados Unidos', 'deducible y prima de seguro explicados'],
      pt: ['como funciona o seguro de carro nos Estados Unidos', 'franquia e prêmio de seguro explicados'],
    },
  },
  {
    id: 'auto',
    terms: {
      en: ['auto insurance liability limits explained', 'uninsured motorist coverage explained', 'what to do after a car accident'],
      es: ['límites de responsabilidad seguro de auto', 'qué hacer después de un accidente de auto en Estados Unidos'],
      pt: ['seguro de carro responsabilidade civil Estados Unidos', 'o que fazer depois de um acidente de carro nos EUA'],
    },
  },
  {
    id: 'home',
    terms: {
      en: ['homeowners insurance explained', 'flood insurance explained', 'hurricane deductible explained'],
      es: ['seguro de casa explicado Estados Unidos', 'seguro contra inundaciones explicado'],
      pt: ['seguro residencial nos Estados Unidos', 'seguro contra enchente Flórida'],
    },
  },
  {
    id: 'commercial',
    terms: {
      en: ['commercial auto insurance explained', 'trucking insurance for owner operators', 'workers compensation insurance explained'],
      es: ['seguro comercial de camiones', 'compensación de trabajadores explicada'],
      pt: ['seguro comercial de caminhão Estados Unidos', 'workers compensation em português'],
    },
  },
  {
    id: 'high-risk',
    terms: {
      en: ['SR-22 insurance explained', 'high risk driver insurance explained', 'FR-44 Florida insurance explained'],
      es: ['SR-22 explicado', 'seguro de auto de alto riesgo'],
      pt: ['SR-22 seguro explicado', 'seguro de carro para motorista de alto risco nos EUA'],
    },
  },
  {
    id: 'life',
    terms: {
      en: ['term life insurance explained', 'health insurance marketplace explained'],
      es: ['seguro de vida a término explicado', 'mercado de seguros médicos explicado'],
      pt: ['seguro de vida nos Estados Unidos explicado', 'plano de saúde nos Estados Unidos explicado'],
    },
  },
] as const satisfies readonly { id: string; terms: Terms }[];

export type VideoCategory = (typeof videoCategories)[number]['id'];
