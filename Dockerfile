# One replica of Saffron; compose.yaml has the rest. Builds the web app once, and leaves of the packages what the server needs.
FROM node:24-slim AS build
WORKDIR /saffron
COPY . .
RUN npx -y pnpm@10.34.9 install --frozen-lockfile \
  && npx -y pnpm@10.34.9 --filter @saffron/web... run build \
  && find . -name node_modules -prune -exec rm -rf {} + \
  && npx -y pnpm@10.34.9 install --frozen-lockfile --prod --filter @saffron/api...

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /saffron
COPY --from=build /saffron .
# The one place that the process may write to: the embedded database's, where there is no DATABASE_URL. The rest stays root's.
RUN install -d -o node -g node .data
USER node
EXPOSE 3000
# The process itself, so that it hears SIGTERM and drains.
CMD ["node", "apps/api/src/main.ts"]
