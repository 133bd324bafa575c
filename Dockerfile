# One replica of Saffron; see compose.yaml for a complete deployment. Builds the web app, then keeps only production dependencies.
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
# The only writable directory, for the embedded database (used without DATABASE_URL). All other files belong to root.
RUN install -d -o node -g node .data
USER node
EXPOSE 3000
# Exec form without a shell, so that the process receives SIGTERM and shuts down gracefully.
CMD ["node", "apps/api/src/main.ts"]
