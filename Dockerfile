# Comanda as an image: docker build -t comanda .
# The web application is built with every dependency; the image that runs has the server's only.

# the Node of package.json
FROM node:26.10.0-bookworm-slim AS manifests
WORKDIR /srv/comanda
COPY package.json package-lock.json .npmrc ./
COPY scripts/machine.cjs scripts/machine-check.cjs scripts/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
COPY packages/server/stand-ins packages/server/stand-ins
COPY packages/web/package.json packages/web/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS web
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# what the server needs; typescript is there for types of Feathers alone
FROM manifests AS dependencies
RUN npm ci --no-audit --no-fund --omit=dev --workspace=@comanda/server \
  && rm -rf node_modules/typescript node_modules/@typescript \
  && mkdir -p node_modules/.cache

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --home-dir /srv/comanda --shell /usr/sbin/nologin comanda \
  && install --directory --owner=comanda --mode=0700 /data
WORKDIR /srv/comanda
COPY --from=manifests /usr/local/bin/node /usr/local/bin/node
COPY --from=dependencies /srv/comanda/node_modules node_modules
COPY --from=web /srv/comanda/packages/web/dist packages/web/dist
COPY package.json LICENSE ./
COPY demo demo
COPY packages/contract packages/contract
COPY packages/domain packages/domain
COPY packages/server packages/server
# compiled code is kept there between two starts of a container
RUN chown comanda node_modules/.cache
ENV DATA_DIR=/data PORT=3030
USER comanda
VOLUME /data
EXPOSE 3030
HEALTHCHECK --interval=15s --timeout=4s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM ends it cleanly, within ten seconds
CMD ["node", "packages/server/comanda.mjs"]
