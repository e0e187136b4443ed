/** Styles that only the script applies; the others are in `protection.css`. */
export const protectionStyle = `
.guard-blur>*{filter:blur(.5rem)}
.watermarked::after{content:attr(data-mark)/"";position:fixed;z-index:-1;top:40%;font-size:20vw;opacity:.006;pointer-events:none}`;
