/** Choices that the forms offer, by the slugs that are stored and sent; their words are in the messages. */
export const carriers = ['none', 'state-farm', 'geico', 'progressive', 'allstate', 'other'] as const;
export const lapses = ['none', '1-30', '31-60', '61-90', '90+', 'never-insured', 'not-sure'] as const;
export const filings = ['none', 'sr-22', 'sr-22a', 'fr-44', 'dl-123', 'not-sure'] as const;
export const propertyTypes = ['hotel', 'apartment', 'shopping-center', 'office-building', 'warehouse', 'other'] as const;
export const commercialConstructions = ['frame', 'masonry', 'fire-resistive', 'non-combustible'] as const;
export const homeTypes = ['single-family', 'townhouse', 'condo', 'mobile-home', 'other'] as const;
export const homeConstructions = ['frame', 'masonry', 'concrete', 'other'] as const;
