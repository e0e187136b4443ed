import type { IconName } from '#components/ui/icon.tsx';

const icons: Readonly<Record<string, IconName>> = {
  suspended: 'key',
  sr22: 'seal',
  fr44: 'file',
  dui: 'scale',
  accidents: 'alert',
  lapse: 'gap',
  young: 'key',
  senior: 'people',
  personal: 'car',
  commercial: 'building',
  truck: 'truck',
  single: 'truck',
  fleets: 'truck',
  transporters: 'truck',
  transportation: 'truck',
  hub: 'file',
  workers: 'people',
  property: 'building',
  building: 'building',
  hoa: 'people',
  hotels: 'key',
  apartments: 'building',
  home: 'home',
  coastal: 'wave',
  water: 'wave',
  certificate: 'file',
  review: 'clock',
  claims: 'alert',
  contact: 'phone',
  fire: 'alert',
  vacant: 'home',
  foreclosure: 'key',
};

/** The drawing of an item, by its key in the messages. */
export function itemIcon(key: string): IconName {
  return icons[key] ?? 'shield';
}
