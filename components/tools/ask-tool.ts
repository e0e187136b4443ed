import { askAddress } from './ask-address.ts';
import { askLicense } from './ask-license.ts';
import { askUsdot } from './ask-usdot.ts';
import { askVin } from './ask-vin.ts';
import type { ToolAnswer, ToolView } from './tool-view.ts';

/** Asks what a tool knows about what was typed. Loaded when a tool is first touched. */
export async function askTool(view: ToolView, typed: string, state: string): Promise<ToolAnswer> {
  if (view.id === 'usdot') return askUsdot(view, typed);
  if (view.id === 'vin') return askVin(view, typed);
  return view.id === 'address' ? askAddress(view, typed) : askLicense(view, state, typed);
}
