# The site in one image: built once, for any SITE_URL. Needs no secret to build.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY tools tools
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Pages are built and compressed for this address; with another one the server replaces it, and compresses them again in the background.
ARG SITE_URL=http://localhost:3000
RUN SITE_URL=$SITE_URL node scripts/build.mjs
# The image has Node itself; of the build's caches only the compressed variants are of use.
RUN npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* \
 && find .next/cache -mindepth 1 -maxdepth 1 ! -name front-door -exec rm -rf {} +

FROM node:24-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
