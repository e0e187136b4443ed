const held = '.guarded:not(:has([data-unguarded]))';

/** The look of a protected page; its mark is for pictures of it, too faint to disturb a reader. It comes with the script: pages without the layer have no use for it. */
export const guardStyle = `
${held}{-webkit-user-select:none;user-select:none}
${held} :is(input,textarea){-webkit-user-select:text;user-select:text}
@media print{${held}>*{display:none!important}${held}::before{content:attr(data-notice)}}
.guard-blur>*{filter:blur(.5rem)}
.watermarked::after{content:attr(data-mark)/"";position:fixed;top:40%;font-size:20vw;opacity:.006;pointer-events:none}`;
